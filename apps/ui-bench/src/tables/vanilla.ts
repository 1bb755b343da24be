import {
  AREA_HEIGHT,
  OVERSCAN,
  ROW_HEIGHT,
  byDate,
  columns,
  countText,
  makeRefills,
  rowCount,
} from '../records.ts';

/** The minimum cost of a long table: a few dozen DOM rows that are reused on scroll. */
export function showVanillaTable(root: Element) {
  let rows = makeRefills(rowCount());
  const area = document.createElement('div');
  area.className = 'area';
  const table = area.appendChild(document.createElement('table'));
  const headRow = table.createTHead().insertRow();
  for (const { id, header } of columns) {
    const cell = headRow.appendChild(document.createElement('th'));
    cell.scope = 'col';
    if (id !== 'date') {
      cell.textContent = header;
      continue;
    }
    const button = cell.appendChild(document.createElement('button'));
    button.textContent = header;
    button.addEventListener('click', () => {
      rows = [...rows].sort(byDate);
      draw();
    });
  }
  const body = table.createTBody();

  function gap(height: number) {
    const row = body.insertRow();
    row.className = 'gap';
    row.ariaHidden = 'true';
    row.style.height = `${height}px`;
  }

  function draw() {
    const first = Math.max(0, Math.floor(area.scrollTop / ROW_HEIGHT) - OVERSCAN);
    const end = Math.min(rows.length, Math.ceil((area.scrollTop + AREA_HEIGHT) / ROW_HEIGHT) + OVERSCAN);
    body.replaceChildren();
    gap(first * ROW_HEIGHT);
    for (const refill of rows.slice(first, end)) {
      const row = body.insertRow();
      for (const { id } of columns) row.insertCell().textContent = refill[id];
    }
    gap((rows.length - end) * ROW_HEIGHT);
  }

  draw();
  area.addEventListener('scroll', draw);
  const count = document.createElement('p');
  count.textContent = countText(rows.length);
  root.append(count, area);
}
