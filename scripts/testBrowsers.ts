import { parseArgs } from 'node:util';
import { languages } from '@meridian/i18n';
import { NOT_INSTALLED } from '../checks.config.ts';
import { buildWebIfStale } from '@meridian/site/build-if-stale';
import {
  browsers,
  startWatchedApp,
  type TestedBrowser,
  Visitor,
  walkSite,
  type WatchedApp,
} from '@meridian/web/e2e/browsers';

const USAGE = 'Usage: npm run test:browsers -- [--only firefox|webkit]';

/** Each language at one width. */
const walks = languages.map((language, index) => ({ language, width: index % 2 === 0 ? 1280 : 390 }));

const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } });
const chosen = browsers.filter(({ name }) => !values.only || name.toLowerCase() === values.only);

/** Whether the browser found no fault. Undefined if it is not installed. */
async function testBrowser(
  { name, howToInstall, open }: TestedBrowser,
  app: WatchedApp,
): Promise<boolean | undefined> {
  const installed = await open();
  if (!installed) {
    console.log(`${name} is not installed. ${howToInstall}`);
    return undefined;
  }
  const { version, tab } = installed;
  const faults: string[] = [];
  try {
    for (const { language, width } of walks) {
      const visitor = new Visitor(tab);
      await tab.resize(width, 900);
      await walkSite(visitor, app, language, width < 768).catch((error: unknown) =>
        visitor.faults.push(String(error)),
      );
      console.log(`${name} (${version}): ${visitor.pages} pages in ${language} at ${width} px`);
      for (const fault of visitor.faults) console.log(`  ${fault}`);
      faults.push(...visitor.faults);
    }
  } finally {
    await tab.close();
  }
  return faults.length === 0;
}

async function run(): Promise<number> {
  await buildWebIfStale();
  const app = await startWatchedApp();
  try {
    const results = [];
    for (const browser of chosen) results.push(await testBrowser(browser, app));
    if (results.includes(false)) return 1;
    return results.includes(true) ? 0 : NOT_INSTALLED;
  } finally {
    await app.close();
  }
}

if (values.help || chosen.length === 0) console.log(USAGE);
else process.exitCode = await run();
