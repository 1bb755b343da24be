import { fileURLToPath } from 'node:url';
import { isLanguage } from '@meridian/i18n';

/** The folder of the app's sources, with `app.html`. */
export const webRoot = fileURLToPath(new URL('../../web', import.meta.url));

/** Whether Node runs with `--conditions=pseudo`, which adds the pseudo-language of `packages/i18n`. */
export const isPseudo = isLanguage('en-XA');

/** The folder of `dist`, `dist-site` and `dist-maps`. A build with the pseudo-language has its own. */
export const buildFolder = isPseudo ? `${webRoot}/dist-pseudo` : webRoot;
