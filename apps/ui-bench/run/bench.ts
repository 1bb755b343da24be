/**
 * `pnpm bench:ui` compares the speed of the design system with other libraries. `--runs 3` reduces the five
 * rounds, `--check` only checks bytes and renders, which do not depend on the machine.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '@meridian/testing/chromium';
import { PAGES, buildPages, pageNames } from './buildPages.ts';
import { componentSizes, emotionSize } from './componentSizes.ts';
import { countRenders } from './countRenders.ts';
import { reportRenders, reportSizes, reportTimes, type Report } from './report.ts';
import { timePages } from './timePages.ts';

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, runs: { type: 'string', default: '5' } },
});
const pages = pageNames.filter((name) => !values.check || name.startsWith('render.'));

await buildPages(pages);
const reports: Report[] = [reportSizes(await componentSizes(), await emotionSize())];
const server = await preview({
  configFile: false,
  appType: 'mpa',
  build: { outDir: PAGES },
  preview: { host: '127.0.0.1', port: 0 },
});
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
try {
  reports.push(reportRenders(await countRenders(browser, origin)));
  if (!values.check) reports.push(reportTimes(await timePages(browser, origin, pages, Number(values.runs))));
} finally {
  await browser.close();
  await server.close();
}
process.stdout.write(`${reports.map(({ text }) => text).join('\n\n')}\n`);
process.exitCode = reports.every(({ isMet }) => isMet) ? 0 : 1;
