/** What reads the last build of the web app: its pages with current figures, the scripts of its head, and its policies. */
export { buildFolder } from './buildFolder.ts';
export { bundleInlineScripts, readInlineScripts } from './inlineScripts.ts';
export { prerenderSite } from './prerenderSite.ts';
export { renderServiceWorker } from './serviceWorker.ts';
export { sitePolicies } from './sitePolicies.ts';
export { writeSite } from './writeSite.ts';
