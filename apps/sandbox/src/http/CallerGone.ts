/** Whoever called has hung up before all of it came: nobody is to be answered, and nothing has failed. */
export class CallerGone extends Error {
  constructor(options?: ErrorOptions) {
    super('The caller is gone.', options);
    this.name = 'CallerGone';
  }
}
