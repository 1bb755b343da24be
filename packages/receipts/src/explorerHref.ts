/** Addresses at a block explorer, with `{hash}` or `{address}` for the value. */
export interface Explorer {
  readonly transaction: string;
  readonly address: string;
}

const patterns = {
  transaction: /^https:\/\/[A-Za-z0-9.-]+\/[^\s{}]*(\{hash\})[^\s{}]*$/,
  address: /^https:\/\/[A-Za-z0-9.-]+\/[^\s{}]*(\{address\})[^\s{}]*$/,
} as const;

/**
 * The page of a value at a block explorer; undefined when the template is not one over https with its placeholder after the host.
 * The template and the value are data, so neither may lead anywhere else.
 */
export function explorerHref(explorer: Explorer, of: keyof Explorer, value: string): URL | undefined {
  const [template, placeholder] = patterns[of].exec(explorer[of]) ?? [];
  // Dots alone would be steps of the path, which encoding leaves as they are.
  if (template === undefined || placeholder === undefined || /^\.*$/.test(value) || !value.isWellFormed())
    return undefined;
  const href = template.replace(placeholder, () => encodeURIComponent(value));
  return URL.canParse(href) ? new URL(href) : undefined;
}
