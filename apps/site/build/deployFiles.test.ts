import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { resolveAddress, deployFiles, exampleDeployment, readDeployment } from '@meridian/hosting';
import { sitePolicies } from './sitePolicies.ts';
import { bundleInlineScripts } from './inlineScripts.ts';

const scripts = await bundleInlineScripts();
const policies = sitePolicies(scripts);

it.each([...deployFiles(policies, exampleDeployment)])(
  'deploy/%s has the routes and headers of npm start',
  (path, content) => {
    const file = fileURLToPath(new URL(`../../../deploy/${path}`, import.meta.url));
    expect(readFileSync(file, 'utf8'), 'run `npm run accept`').toBe(content);
  },
);

it('allows calls to an API at another origin, which allows the site, and passes none on', () => {
  const apiOrigin = 'https://api.example';
  const site = 'https://site.example';
  const own = sitePolicies(scripts, apiOrigin);
  const files = deployFiles(own, readDeployment({ origin: site, 'api-origin': apiOrigin }));
  for (const policy of [own.site, own.app]) expect(policy).toContain(`connect-src 'self' ${apiOrigin};`);
  expect(files.get('api.env')).toContain(`SANDBOX_ALLOWED_ORIGINS="${site}"`);
  expect(files.get('nginx/meridian.conf')).not.toMatch(/proxy_|\/api\/|limit_req/);
});

it('names the host, the files and the origin of passkeys of the site that was built, and no other', () => {
  const files = deployFiles(
    policies,
    readDeployment({ origin: 'https://site.example', root: '/var/www/site' }),
  );
  expect(files.get('api.env')).toContain('SANDBOX_PASSKEY_ORIGINS="https://site.example"');
  const nginx = files.get('nginx/meridian.conf');
  expect(nginx?.match(/server_name (.*);/g)).toEqual([
    'server_name site.example;',
    'server_name site.example;',
  ]);
  expect(nginx).toContain('root /var/www/site;');
  expect(nginx).toContain('-f /var/www/maintenance');
  expect(nginx).toContain('ssl_certificate /etc/ssl/site.example.pem;');
  expect([...files.values()].join('\n')).not.toContain('meridian.example');
});

it('makes no exception for text in styles or scripts', () => {
  expect(`${policies.site} ${policies.app}`).not.toMatch(/unsafe|\*|https?:/);
});

it.each(Object.entries(policies))('allows no text as HTML on the pages of the %s', (_, policy) => {
  expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/);
});

it('responds to an item of news that is newer than the pages with the page that reads it, and a missing picture with 404', () => {
  const has = (file: string) => ['ru/news/old.html', 'ru/404.html'].includes(file);
  expect(resolveAddress('/ru/news/old', has)).toEqual({ status: 200, file: 'ru/news/old.html' });
  expect(resolveAddress('/ru/news/new', has)).toEqual({ status: 200, file: 'ru/news-item.html' });
  expect(resolveAddress('/ru/news/new.png', has)).toEqual({ status: 404, file: 'ru/404.html' });
  expect(resolveAddress('/ru/news/new/more', has)).toEqual({ status: 404, file: 'ru/404.html' });
});

it('responds to the details of a list with the page of the list', () => {
  const has = (file: string) =>
    ['app.html', 'en/cabinet/deposits.html', 'en/cabinet/deposits/new.html'].includes(file);
  expect(resolveAddress('/en/cabinet/deposits', has)).toEqual({
    status: 200,
    file: 'en/cabinet/deposits.html',
  });
  expect(resolveAddress('/en/cabinet/deposits/1', has)).toEqual({
    status: 200,
    file: 'en/cabinet/deposits.html',
  });
  expect(resolveAddress('/en/cabinet/deposits/new', has)).toEqual({
    status: 200,
    file: 'en/cabinet/deposits/new.html',
  });
});

it('responds to addresses of the cabinet with its page in any language, and others with 404', () => {
  const has = (file: string) => ['app.html', 'ru/404.html', 'en/index.html'].includes(file);
  expect(resolveAddress('/cabinet/operations', has)).toEqual({ status: 200, file: 'app.html' });
  expect(resolveAddress('/en/login', has)).toEqual({ status: 200, file: 'app.html' });
  expect(resolveAddress('/en/', has)).toEqual({ status: 200, file: 'en/index.html' });
  expect(resolveAddress('/en/cabinet/deposits/1', has)).toEqual({ status: 200, file: 'app.html' });
  expect(resolveAddress('/cabinets', has)).toEqual({ status: 404, file: 'ru/404.html' });
  expect(resolveAddress('/assets/app-0000.js', has)).toEqual({ status: 404, file: undefined });
});
