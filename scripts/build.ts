import { parseArgs } from 'node:util';
import { failureOfApi, missingOperatorFacts, writeDeployFiles } from '@meridian/hosting';
import { buildFolder, readInlineScripts, sitePolicies, writeSite } from '@meridian/site';
import { buildWeb } from '@meridian/site/build';
import { drawPicture } from '@meridian/site/pictures';

const USAGE =
  'Usage: npm run build -- --origin https://meridian.example [--api https://meridian.example] [--api-origin https://api.example]';

const folder = `${buildFolder}/dist`;

const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    // Responds to this build with the figures of the public pages.
    api: { type: 'string' },
    // Responds to the browsers, when it is not the origin of the site.
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
const missing = await missingOperatorFacts(values.api);
if (missing.length > 0)
  console.log(
    `Not ready to publish: the pages name no ${missing.join(', ')}. Give them in the contacts of the API.`,
  );
console.log(`The configuration of web servers is in ${deployFolder}.`);
