/** Problem details as the contract has them, for what a web server itself refuses instead of the API. */
export const problemBody = (code: string, title: string, status: number): string =>
  JSON.stringify({ type: `urn:meridian:problem:${code}`, title, status, code });
