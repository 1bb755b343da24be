import type { ControlRefusals, ControlState, Newest } from '../src/control/ControlState.ts';

/** An element of the page by its id. */
function find<Kind extends HTMLElement>(id: string, kind: { new (): Kind; prototype: Kind }): Kind {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${kind.name} with the id "${id}".`);
  return element;
}

const message = find('message', HTMLElement);

const report = (text: string) => (message.textContent = text);

let isWorking = false;

// One request at a time: a second press would repeat the action, and a stale response could replace a newer one.
async function runAlone(words: string, act: () => Promise<string>): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  report(words);
  markButtons();
  const outcome = await act();
  isWorking = false;
  markButtons();
  report(outcome);
}

// Not disabled: the keyboard focus would be lost.
function markButtons(): void {
  for (const each of document.querySelectorAll('button')) {
    if (isWorking) each.setAttribute('aria-disabled', 'true');
    else each.removeAttribute('aria-disabled');
  }
}

async function tryToShow(): Promise<boolean> {
  try {
    await show();
    return true;
  } catch {
    return false;
  }
}

const advice = 'Press “Read the state again” when the sandbox answers.';

const readState = (outcome: string) =>
  runAlone('Reading the state…', async () =>
    (await tryToShow()) ? outcome : `The state could not be read, and nothing was changed. ${advice}`,
  );

const send = (path: string, body: object = {}) =>
  runAlone('Working…', async () => {
    const outcome = await outcomeOf(path, body);
    return (await tryToShow())
      ? outcome
      : `${outcome} The state could not be read: what is shown is from before. ${advice}`;
  });

/** The detail of a problem, and the code of each field. */
function wordsOf(problem: unknown): string {
  if (!(problem instanceof Object)) return '';
  const detail: unknown = 'detail' in problem ? problem.detail : '';
  const errors = 'errors' in problem && problem.errors instanceof Object ? problem.errors : {};
  return [detail, ...Object.entries(errors).map(([field, code]) => `${field}: ${String(code)}`)].join(' ');
}

async function outcomeOf(path: string, body: object): Promise<string> {
  try {
    const response = await fetch(`/sandbox${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const reply: unknown = await response.json();
    return response.ok ? 'Done.' : wordsOf(reply);
  } catch {
    return 'No answer came, so it may have been done or not. Look at the state before you try again.';
  }
}

async function readJson(path: string): Promise<unknown> {
  const response = await fetch(`/sandbox${path}`);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return response.json();
}

const isState = (reply: unknown): reply is ControlState => reply instanceof Object && 'now' in reply;

const isRefusals = (reply: unknown): reply is ControlRefusals =>
  reply instanceof Object && 'documented' in reply;

function cell(...content: (Node | string)[]): HTMLTableCellElement {
  const td = document.createElement('td');
  td.append(...content);
  return td;
}

function photoLink(id: string, words: string): HTMLElement {
  const link = document.createElement('a');
  link.href = `/sandbox/support-photos/${id}`;
  link.textContent = words;
  const line = document.createElement('div');
  line.append(link);
  return line;
}

function button(label: string, about: string, path: string, bodyOf?: () => object): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.setAttribute('aria-label', `${label}, ${about}`);
  element.addEventListener('click', () => void send(path, bodyOf?.()));
  return element;
}

// A reason in one language only is rejected with the missing language.
function reason(): object {
  const words = [...new FormData(find('reason', HTMLFormElement))].filter(([, word]) => word !== '');
  return words.length > 0 ? { reason: Object.fromEntries(words) } : {};
}

// Keep the input of a row, with its typed value, while others change.
const received = new Map<string, HTMLInputElement>();
const answers = new Map<string, HTMLInputElement>();

function keptField(fields: Map<string, HTMLInputElement>, id: string, label: string): HTMLInputElement {
  const known = fields.get(id);
  if (known) return known;
  const input = document.createElement('input');
  input.setAttribute('aria-label', label);
  fields.set(id, input);
  return input;
}

function receivedField(id: string, about: string): HTMLInputElement {
  const input = keptField(received, id, `Received, ${about}`);
  input.inputMode = 'decimal';
  input.placeholder = 'as asked';
  return input;
}

function amountReceived(id: string): object {
  const amount = received.get(id)?.value ?? '';
  return amount === '' ? {} : { amount };
}

// Explicit roles: some browsers drop table semantics for block rows.
function rowOf(key: string, cells: readonly HTMLTableCellElement[]): HTMLTableRowElement {
  const tr = document.createElement('tr');
  tr.setAttribute('role', 'row');
  tr.dataset.key = key;
  for (const td of cells) td.setAttribute('role', 'cell');
  tr.append(...cells);
  return tr;
}

function fill<Item>(
  id: string,
  items: readonly Item[],
  keyOf: (item: Item) => string,
  cellsOf: (item: Item) => readonly HTMLTableCellElement[],
): void {
  const list = find(id, HTMLTableSectionElement);
  const heads = [...(list.closest('table')?.tHead?.rows[0]?.cells ?? [])];
  const rows = items.map((item) => {
    const cells = cellsOf(item);
    cells.forEach((td, at) => (td.dataset.label = heads[at]?.textContent ?? ''));
    return rowOf(keyOf(item), cells);
  });
  if (rows.length === 0) {
    const td = cell('Nothing.');
    td.colSpan = heads.length;
    rows.push(rowOf('', [td]));
  }
  list.replaceChildren(...rows);
}

function fillNewest<Item extends { readonly id: string }>(
  id: string,
  { items, hasMore }: Newest<Item>,
  cellsOf: (item: Item) => readonly HTMLTableCellElement[],
): void {
  const more = find(`${id}-more`, HTMLElement);
  more.hidden = !hasMore;
  more.textContent = `The newest ${items.length} are shown. There are more.`;
  fill(id, items, (item) => item.id, cellsOf);
}

// Drawing replaces the rows. Restore the focused control and its scroll position; if the control is gone, focus the
// message, so that the keyboard does not start at the top again.
function keepPlace(draw: () => void): void {
  const control = document.activeElement;
  const row = control?.closest<HTMLElement>('tr[data-key]');
  const list = row?.closest('tbody');
  if (!control || !row || !list) return draw();
  const { top } = control.getBoundingClientRect();
  const name = control.getAttribute('aria-label');
  draw();
  const same = [...list.rows]
    .filter(({ dataset }) => dataset.key === row.dataset.key)
    .flatMap((each) => [...each.querySelectorAll<HTMLElement>('button, input')])
    .find((each) => each.getAttribute('aria-label') === name);
  if (!same) return message.focus({ preventScroll: true });
  same.focus({ preventScroll: true });
  scrollBy(0, same.getBoundingClientRect().top - top);
}

const signers = {
  configured: 'the configured bot signs people in.',
  'stand-in': 'the stand-in signs people in.',
  none: 'but no bot is configured, so nobody can sign in this way.',
};

const textOf = ({ amount, currency }: { amount: string; currency: string }) => `${amount} ${currency}`;

async function show(): Promise<void> {
  const [state, refusals] = await Promise.all([readJson('/state'), readJson('/refusals')]);
  if (!isState(state) || !isRefusals(refusals)) throw new Error('The state is incomplete.');
  keepPlace(() => draw(state, refusals));
}

/** What each switch sends, which changes with the state. */
const switches = new Map<string, object>();

function drawSwitch(id: string, label: string, path: string, body: object): void {
  const element = find(id, HTMLButtonElement);
  element.textContent = label;
  if (!switches.has(id)) element.addEventListener('click', () => void send(path, switches.get(id)));
  switches.set(id, body);
}

function draw(state: ControlState, refusals: ControlRefusals): void {
  drawRefusals(refusals);
  const now = find('now', HTMLTimeElement);
  now.textContent = state.now;
  now.dateTime = state.now;
  const { technicalWork, telegram, capabilities, missingFacts } = state;
  find('operator', HTMLElement).textContent =
    missingFacts.length === 0
      ? 'The public pages name operator, licence and jurisdiction.'
      : `Not ready to publish: the public pages name no ${missingFacts.join(', ')}.`;
  find('works', HTMLElement).textContent = technicalWork ? 'They are going on.' : 'There are none.';
  drawSwitch('works-switch', technicalWork ? 'End them' : 'Begin them', '/technical-work', {
    active: !technicalWork,
  });
  find('telegram', HTMLElement).textContent = telegram.available
    ? `It is open; ${signers[telegram.bot]}`
    : 'It is closed.';
  find('telegram-stand-in', HTMLElement).hidden = telegram.bot !== 'stand-in';
  drawSwitch('telegram-switch', telegram.available ? 'Close it' : 'Open it', '/telegram', {
    available: !telegram.available,
  });
  const parts = Object.entries({
    referrals: 'referrals',
    cases: 'cases',
    explorers: 'links to block explorers',
    paymentLinks: 'amounts in QR codes',
    search: 'search of operations',
    protection: 'protection',
    displayCurrency: 'values in another currency',
    planResults: 'results of closed deposits',
    readOnlyKeys: 'read-only keys',
    depositRenewal: 'choice of the next term',
    partialClosing: 'closing a part of a deposit',
    severalWallets: 'several wallets in a currency and network',
    yearlyReport: 'yearly report',
    support: 'requests to the support',
    guestRequests: 'messages of guests',
    documents: 'PDF documents',
    summaries: 'mail summaries',
    push: 'web push',
  } satisfies Record<keyof typeof capabilities, string>).map(([name, words]) => ({
    name,
    words,
    isOn: Object.entries(capabilities).some(([one, isOn]) => one === name && isOn),
  }));
  const offWords = parts.filter(({ isOn }) => !isOn).map(({ words }) => words);
  find('capabilities', HTMLElement).textContent =
    offWords.length === 0 ? 'All are on.' : `Off: ${offWords.join(', ')}.`;
  for (const { name, words, isOn } of parts)
    drawSwitch(`${name}-switch`, `Switch the ${words} ${isOn ? 'off' : 'on'}`, '/capabilities', {
      [name]: !isOn,
    });
  find('security-pause', HTMLElement).textContent =
    `Withdrawals are paused for this many hours after a sensitive change: ${state.securityPauseHours}.`;
  find('new-wallets', HTMLElement).textContent =
    `A new wallet can be withdrawn to after this many hours: ${state.newWalletHours}.`;
  const { reconciliation } = state;
  find('reconciliation', HTMLElement).textContent =
    reconciliation === null
      ? 'The balances have not been compared with the ledger yet.'
      : reconciliation.differences.length === 0
        ? `All balances equal the ledger, compared at ${reconciliation.at}.`
        : `ALARM: compared at ${reconciliation.at}, these differ from the ledger: ${reconciliation.differences.join('; ')}.`;
  drawLists(state);
}

function drawLists({
  refills,
  withdrawals,
  verifications,
  supportRequests,
  guestRequests,
  outbox,
}: ControlState): void {
  fillNewest('refills', refills, (item) => {
    const about = `${item.login}, ${textOf(item.requestedAmount)}`;
    const decide = (label: string, verb: string, bodyOf?: () => object) =>
      button(label, about, `/refills/${item.id}/${verb}`, bodyOf);
    const inspect = item.status === 'waiting' ? [decide('Inspect', 'inspect')] : [];
    return [
      cell(item.login),
      cell(textOf(item.requestedAmount)),
      cell(item.creationDate),
      cell(`${item.confirmations} of ${item.requiredConfirmations}`),
      cell(item.status),
      cell(receivedField(item.id, about)),
      cell(
        decide('Confirm once', 'confirm'),
        decide('Settle', 'settle', () => amountReceived(item.id)),
        decide('Reject', 'reject', reason),
        ...inspect,
      ),
    ];
  });
  fillNewest('withdrawals', withdrawals, (item) => {
    const about = `${item.login}, ${textOf(item.amount)}`;
    const decide = (label: string, verb: string, bodyOf?: () => object) =>
      button(label, about, `/withdrawals/${item.id}/${verb}`, bodyOf);
    const inspect = item.status === 'pending' ? [decide('Inspect', 'inspect')] : [];
    return [
      cell(item.login),
      cell(textOf(item.amount)),
      cell(item.status),
      cell(
        decide('Settle', 'settle'),
        decide('Reject', 'reject', reason),
        ...inspect,
        decide('Fail', 'fail'),
      ),
    ];
  });
  fillNewest('verifications', verifications, (item) => {
    const decide = (label: string, verb: string, bodyOf?: () => object) =>
      button(label, item.login, `/verifications/${item.login}/${verb}`, bodyOf);
    return [
      cell(item.login),
      cell(item.fullName),
      cell(item.submissionDate),
      cell(decide('Approve', 'approve'), decide('Deny', 'deny', reason)),
    ];
  });
  fillNewest('support-requests', supportRequests, (item) => {
    const answer = keptField(answers, item.id, `Answer, ${item.login}`);
    const decide = (label: string, verb: string, bodyOf?: () => object) =>
      button(label, item.login, `/support-requests/${item.id}/${verb}`, bodyOf);
    return [
      cell(item.login),
      cell(item.subject),
      cell(item.text, ...item.photos.map((id, index) => photoLink(id, `Photo ${index + 1}, ${item.login}`))),
      cell(answer),
      cell(
        decide('Answer', 'answer', () => ({ text: answer.value })),
        decide('Close', 'close'),
      ),
    ];
  });
  fillNewest('guest-requests', guestRequests, (item) => {
    const answer = keptField(answers, item.id, `Answer, ${item.email}`);
    const decide = (label: string, verb: string, bodyOf?: () => object) =>
      button(label, item.email, `/guest-requests/${item.id}/${verb}`, bodyOf);
    return [
      cell([item.name, item.email, item.language].filter((part) => part !== null).join(', ')),
      cell(item.subject),
      cell(item.text),
      cell(answer),
      cell(
        decide('Answer', 'answer', () => ({ text: answer.value })),
        decide('Close', 'close'),
      ),
    ];
  });
  fillNewest('outbox', outbox, (item) => [
    cell(item.at),
    cell(item.login === null ? item.recipient : `${item.login}, ${item.recipient}`),
    cell(item.code ?? ''),
    cell(item.text),
  ]);
}

const operation = find('refusal-operation', HTMLSelectElement);
const code = find('refusal-code', HTMLSelectElement);
let documented: ControlRefusals['documented'] = {};

const option = (text: string) => new Option(text, text);

const showCodes = () => code.replaceChildren(...(documented[operation.value] ?? []).map(option));

function drawRefusals(refusals: ControlRefusals): void {
  documented = refusals.documented;
  if (operation.length === 0) {
    operation.replaceChildren(...Object.keys(documented).map(option));
    showCodes();
  }
  fill(
    'refusals',
    Object.entries(refusals.staged),
    ([name]) => name,
    ([name, staged]) => [
      cell(name),
      cell(staged),
      cell(button('End', `${name}, ${staged}`, '/refusals', () => ({ [name]: null }))),
    ],
  );
}

operation.addEventListener('change', showCodes);
find('refusals-form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  void send('/refusals', { [operation.value]: code.value });
});

const subscription = find('subscription-form', HTMLFormElement);
subscription.addEventListener('submit', (event) => {
  event.preventDefault();
  const { login } = Object.fromEntries(new FormData(subscription));
  if (typeof login !== 'string') return;
  const active = event.submitter instanceof HTMLButtonElement && event.submitter.value === 'true';
  void send(`/investors/${encodeURIComponent(login.trim())}/subscription`, { active });
});

// All fields are numbers; empty ones are not sent.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-path]')) {
  const { path = '', confirm: question } = form.dataset;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isWorking) return;
    const filled = [...new FormData(form)].filter(([, value]) => value !== '');
    const body = Object.fromEntries(filled.map(([name, value]) => [name, Number(value)]));
    if (question === undefined || confirm(question)) void send(path, body);
  });
  // Clear the last message, because validation in the browser may block the submit.
  form.addEventListener('invalid', () => isWorking || report(''), true);
}
find('reason', HTMLFormElement).addEventListener('submit', (event) => event.preventDefault());
find('read-again', HTMLButtonElement).addEventListener(
  'click',
  () => void readState('This is the state now.'),
);

const roles: Readonly<Record<string, string>> = { TABLE: 'table', TH: 'columnheader' };
for (const part of document.querySelectorAll('table, thead, tbody, th'))
  part.setAttribute('role', roles[part.tagName] ?? 'rowgroup');
void readState('');
