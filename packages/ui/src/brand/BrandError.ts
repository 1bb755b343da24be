/** Why a brand cannot be used, in a sentence for the person who chose its values. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  /** The nearest accent that would do, as `#rrggbb`; undefined where no accent mends it. */
  readonly proposedAccent: string | undefined;

  /** The one value that has to give way, by its name in `defineBrand`: `font.text`. Undefined where colours miss a contrast. */
  readonly value: string | undefined;

  constructor(message: string, { proposedAccent, value }: { proposedAccent?: string; value?: string } = {}) {
    super(message);
    this.proposedAccent = proposedAccent;
    this.value = value;
  }
}
