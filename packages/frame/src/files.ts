import type { Language } from '@meridian/i18n';

/** The one script address that the Trusted Types policy of the site allows. */
export const SERVICE_WORKER = '/service-worker.js';

/** The address of the manifest with which a device installs the app. */
export const getManifestPath = (language: Language): string => `/${language}/app.webmanifest`;
