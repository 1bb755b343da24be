import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWeb } from '../apps/web/build/buildWeb.ts';
import { writeDeployFiles } from '../apps/web/build/deployFiles.ts';
import { drawPicture } from '../apps/web/build/drawPicture.ts';
import { readInlineScripts } from '../apps/web/build/inlineScripts.ts';
import { policiesOf } from '../apps/web/build/webHeaders.ts';
import { writeSite } from '../apps/web/build/writeSite.ts';

const USAGE = 'Usage: npm run build -- --origin https://meridian.example [--api https://meridian.example]';

const folder = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

const { values } = parseArgs({ options: { origin: { type: 'string' }, api: { type: 'string' } } });
if (values.origin === undefined) throw new Error(USAGE);

await buildWeb();
writeDeployFiles(policiesOf(readInlineScripts()));
const { files, compressed } = await writeSite({
  folder,
  api: values.api,
  origin: values.origin,
  drawPicture,
});
console.log(`${files.size} files of public pages, ${compressed} files compressed, in ${folder}.`);
