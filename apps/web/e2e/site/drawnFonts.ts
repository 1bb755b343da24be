import { openContext } from '../browser.ts';

interface DrawnFonts {
  readonly heading: string;
  readonly text: string;
  /** The fonts that the page preloads. */
  readonly fileCount: number;
}

/**
 * The fonts in which Chromium drew most letters of the main heading and of the first text, on a first visit to a public page. Its style
 * sheet comes after the fonts that it preloads, and every other font fails: what is drawn depends on the page, not on the machine.
 */
export async function drawnFonts(address: string): Promise<DrawnFonts> {
  const html = await (await fetch(address)).text();
  const preloaded = new Set(
    [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, href]) => href),
  );
  const context = await openContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  let missingCount = preloaded.size;
  const { promise: fontsLoaded, resolve: passStyles } = Promise.withResolvers<void>();
  if (missingCount === 0) passStyles();
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('.woff2')) return;
    missingCount -= 1;
    if (missingCount === 0) passStyles();
  });
  await page.route('**/*.woff2', (route) =>
    preloaded.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.route('**/*.css', async (route) => {
    await fontsLoaded;
    await route.continue();
  });
  await page.goto(address);
  const browser = await context.newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const drawn = async (selector: string) => {
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    const [most] = fonts.toSorted((one, other) => other.glyphCount - one.glyphCount);
    return `${most?.familyName}${most?.isCustomFont === true ? '' : ' of the machine'}`;
  };
  return { heading: await drawn('h1'), text: await drawn('main p'), fileCount: preloaded.size };
}
