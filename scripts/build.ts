import { parseArgs } from 'node:util';
import {
  deploymentFlags,
  deploymentUsage,
  failureOfApi,
  missingOperatorFacts,
  readDeployment,
  writeDeployFiles,
} from '@meridian/hosting';
import { buildFolder, readInlineScripts, sitePolicies, writeSite } from '@meridian/site';
import { buildWeb } from '@meridian/site/build';
import { drawPicture } from '@meridian/site/pictures';

const USAGE = `Usage: npm run build -- --origin https://cabinet.example

${deploymentUsage}
  --api http://127.0.0.1:4010            responds to this build with the figures of the public pages`;

const folder = `${buildFolder}/dist`;
const deployFolder = `${buildFolder}/dist-deploy`;

function readFlags() {
  try {
    const { values } = parseArgs({ options: { ...deploymentFlags, api: { type: 'string' } } });
    return { api: values.api, deployment: readDeployment(values) };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return process.exit(1);
  }
}

const { api, deployment } = readFlags();
const failure = api === undefined ? undefined : await failureOfApi(api);
if (failure !== undefined) {
  console.error(failure);
  process.exit(1);
}

await buildWeb();
const { site: origin, apiOrigin } = deployment;
writeDeployFiles(deployFolder, sitePolicies(readInlineScripts(), apiOrigin), deployment);
const { files, compressed } = await writeSite({ folder, api, origin, apiOrigin, drawPicture });
console.log(`${files.size} files of public pages, ${compressed} files compressed, in ${folder}.`);
const missing = await missingOperatorFacts(api);
if (missing.length > 0)
  console.log(
    `Not ready to publish: the pages name no ${missing.join(', ')}. Give them in the contacts of the API.`,
  );
console.log(`The configuration of web servers for ${origin} is in ${deployFolder}.`);
