const token = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** How many numbers a command takes at a time; the flags of an arc may stand without anything between them. */
const numbersOf: ReadonlyMap<string, number> = new Map([
  ['m', 2],
  ['l', 2],
  ['t', 2],
  ['h', 1],
  ['v', 1],
  ['s', 4],
  ['q', 4],
  ['c', 6],
  ['a', 1],
  ['z', 0],
]);

/** Whether a text is the `d` of a path that draws something: it begins with a place, and a line goes on from there. */
export function isPath(text: string): boolean {
  if (text.replace(token, '').replace(/[\s,]/g, '') !== '') return false;
  const commands: { name: string; numbers: number }[] = [];
  for (const [part] of text.matchAll(token)) {
    const last = commands.at(-1);
    if (/[a-z]/i.test(part[0] ?? '')) commands.push({ name: part.toLowerCase(), numbers: 0 });
    else if (last) last.numbers += 1;
    else return false;
  }
  const isWhole = commands.every(({ name, numbers }) => {
    const each = numbersOf.get(name);
    if (each === undefined) return false;
    return each === 0 ? numbers === 0 : numbers > 0 && numbers % each === 0;
  });
  const isLine = commands.some(({ name, numbers }) => (name === 'm' ? numbers > 2 : name !== 'z'));
  return isWhole && isLine && commands[0]?.name === 'm';
}
