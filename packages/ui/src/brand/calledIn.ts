/** What a refusal calls a brand: its name, where it has one. */
export function calledIn(choices: object): string {
  const name: unknown = 'name' in choices ? choices.name : undefined;
  return (typeof name === 'string' && name.trim()) || 'The brand';
}
