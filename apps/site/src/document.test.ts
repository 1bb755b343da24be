import { expect, test } from 'vitest';
import { appDocument, type Assets, renderDocument } from './document.ts';

const scripts = {
  firstPaint: '',
  startApp: '',
  openCabinet: '',
  startCabinet: '',
  openHome: '',
  openOperations: '',
  openDeposits: '',
  openRefill: '',
  chooseLanguage: '',
};
const assets: Assets = {
  boot: '/boot.js',
  stylesheet: '/site.css',
  fonts: { en: [], ru: [] },
  cabinetFonts: { en: [], ru: [] },
  icon: '/icon.svg',
  installedIcons: undefined,
  themeColours: { light: '#ffffff', dark: '#000000' },
  scripts,
};

test.each(['</title><script>run()</script>', '"><img src=x onerror=run()>', '<!--<script>', "'); run(); ('"])(
  'writes %s of a title, a description, structured data and a response as text',
  (text) => {
    const page = renderDocument({
      language: 'en',
      canonicalPath: 'news/1',
      head: { title: text, description: text, structuredData: [{ headline: text }] },
      body: '',
      brandName: text,
      origin: 'https://site.example',
      assets,
      isResponse: false,
      picture: undefined,
      off: undefined,
      refreshed: { page: 'newsItem', params: { id: text }, responses: 'responses' },
      hydratedStyles: undefined,
    });
    const app = appDocument({
      language: 'en',
      title: 'Plans',
      body: '',
      responses: { news: text },
      assets: { ...assets, app: '/app.js' },
      hydratedStyles: '',
    });
    expect(page + app).not.toMatch(/<script>run|<img|<!--/);
    expect(app).toContain(JSON.stringify({ news: text }).replaceAll('<', String.raw`\u003c`));
    for (const [, quoted = ''] of page.matchAll(/content="([^"]*)"/g)) expect(quoted).not.toContain('<');
  },
);
