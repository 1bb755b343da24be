/** What each command takes at a time: numbers, and the flags of an arc, which may stand without anything between them. */
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

/** What stands between two numbers: a comma at most. */
const between = /^\s*,?\s*(?=[^\s,])/;

/** How many numbers stand behind a command; undefined where they are not those that it takes. */
function numbersIn(written: string, taken: string): number | undefined {
  let rest = written.trim();
  let count = 0;
  while (rest !== '') {
    const [found] = (taken[count % taken.length] === 'f' ? flag : number).exec(rest) ?? [];
    // Browsers keep them in 32 bits.
    if (found === undefined || !Number.isFinite(Math.fround(Number(found)))) return undefined;
    count += 1;
    rest = rest.slice(found.length).replace(between, '');
  }
  const isWhole = taken === '' ? count === 0 : count > 0 && count % taken.length === 0;
  return isWhole ? count : undefined;
}

/** Whether a text is the `d` of a path that draws something: it begins with a place, and a line goes on from there. */
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
