/** `0x7a3f…2b41`; a text that would hardly become shorter stays whole. */
export function shortened(hash: string): string {
  const head = hash.startsWith('0x') ? 6 : 4;
  return hash.length > head + 8 ? `${hash.slice(0, head)}…${hash.slice(-4)}` : hash;
}
