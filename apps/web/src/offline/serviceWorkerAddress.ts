/** The one script address that the Trusted Types policy of the site allows. */
export const SERVICE_WORKER = '/service-worker.js';
