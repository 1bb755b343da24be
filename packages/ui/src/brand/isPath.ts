/** The arguments of each command: numbers, and the flags of an arc, which need no separator. */
const takenBy: ReadonlyMap<string, string> = new Map([
  ['m', 'nn'],
  ['l', 'nn'],
  ['t', 'nn'],
  ['h', 'n'],
  ['v', 'n'],
  ['s', 'nnnn'],
  ['q', 'nnnn'],
  ['c', 'nnnnnn'],
  ['a', 'nnnffnn'],
  ['z', ''],
]);

const command = /[mlthvsqcaz][^mlthvsqcaz]*/gi;
const number = /^[-+]?(?:\d*\.)?\d+(?:e[-+]?\d+)?/i;
const flag = /^[01]/;

/** Between two numbers: whitespace and at most one comma. */
const between = /^\s*,?\s*(?=[^\s,])/;

/** How many numbers follow a command; undefined if the syntax is invalid. */
function numbersIn(written: string, taken: string): number | undefined {
  let rest = written.trim();
  let count = 0;
  while (rest !== '') {
    const [found] = (taken[count % taken.length] === 'f' ? flag : number).exec(rest) ?? [];
    // Browsers store coordinates in 32 bits.
    if (found === undefined || !Number.isFinite(Math.fround(Number(found)))) return undefined;
    count += 1;
    rest = rest.slice(found.length).replace(between, '');
  }
  const isWhole = taken === '' ? count === 0 : count > 0 && count % taken.length === 0;
  return isWhole ? count : undefined;
}

/** Whether the text is the `d` of a path that draws something: a move followed by a line. */
export function isPath(text: string): boolean {
  if (!/^\s*m/i.test(text) || /[^\t\n\f\r -~]/.test(text)) return false;
  const commands = [...text.matchAll(command)].map(([whole]) => {
    const name = (whole[0] ?? '').toLowerCase();
    return { name, numbers: numbersIn(whole.slice(1), takenBy.get(name) ?? '') };
  });
  const isLine = ({ name, numbers = 0 }: (typeof commands)[number]) =>
    name === 'm' ? numbers > 2 : name !== 'z';
  return commands.every(({ numbers }) => numbers !== undefined) && commands.some(isLine);
}
