import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { failureOfApi, writeDeployFiles } from '@meridian/hosting';
import { sitePolicies } from '../apps/web/build/sitePolicies.ts';
import { buildWeb } from '../apps/web/build/buildWeb.ts';
import { drawPicture } from '../apps/web/build/drawPicture.ts';
import { readInlineScripts } from '../apps/web/build/inlineScripts.ts';
import { writeSite } from '../apps/web/build/writeSite.ts';

const USAGE =
  'Usage: npm run build -- --origin https://meridian.example [--api https://meridian.example] [--api-origin https://api.example]';

const folder = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    // Answers this build with the figures of the public pages.
    api: { type: 'string' },
    // Answers the browsers, when it is not the origin of the site.
    'api-origin': { type: 'string' },
  },
});
const { origin, 'api-origin': apiOrigin } = values;
if (origin === undefined) throw new Error(USAGE);
if (apiOrigin !== undefined && !(URL.canParse(apiOrigin) && new URL(apiOrigin).origin === apiOrigin))
  throw new Error(`--api-origin ${apiOrigin} is no origin, such as https://api.example. ${USAGE}`);
if (values.api !== undefined) {
  const failure = await failureOfApi(values.api);
  if (failure !== undefined) {
    console.error(failure);
    process.exit(1);
  }
}

await buildWeb();
const deployFolder = writeDeployFiles(
  sitePolicies(readInlineScripts(), apiOrigin),
  apiOrigin === undefined ? undefined : { site: origin, apiOrigin },
);
const { files, compressed } = await writeSite({
  folder,
  api: values.api,
  origin,
  apiOrigin,
  drawPicture,
});
console.log(`${files.size} files of public pages, ${compressed} files compressed, in ${folder}.`);
console.log(`The configuration of web servers is in ${deployFolder}.`);
