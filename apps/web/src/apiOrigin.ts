/**
 * The origin of the API. It is the origin of the page, or another one that the build wrote into the page: `npm run build` with
 * `--api-origin`.
 */
export const apiOrigin = (): string => document.documentElement.dataset.api ?? window.location.origin;
