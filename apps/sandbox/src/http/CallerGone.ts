/** Whoever called has hung up before all of it came: nobody is to be answered, and nothing has failed. */
export class CallerGone extends Error {
  constructor(options?: ErrorOptions) {
    super('The caller is gone.', options);
    this.name = 'CallerGone';
  }
}

/** What others write into their logs for such a call; it is sent to nobody. */
export const answerToNobody = (): Response => new Response(null, { status: 499 });
