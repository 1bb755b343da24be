/** Why a brand cannot be used, in a sentence for the person who chose its values. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  /** The nearest accent that would do, as `#rrggbb`; undefined where no accent mends it. */
  readonly proposedAccent: string | undefined;

  constructor(message: string, proposedAccent?: string) {
    super(message);
    this.proposedAccent = proposedAccent;
  }
}
