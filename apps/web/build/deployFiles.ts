import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fallbackLanguage, languages } from '@meridian/i18n';
import { appFiles, appSegments } from './siteAddresses.ts';
import { type Policies, securityHeaders } from './webHeaders.ts';

const anyLanguage = languages.join('|');

const others = languages.filter((language) => language !== fallbackLanguage);

const appAddresses = `^/((${anyLanguage})/)?(${appSegments.join('|')})(/|$)`;

/** The headers of `deploy/nginx/`, one file for each kind of answer: a location with its own `add_header` inherits none. */
function nginxHeaders(own: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ ...securityHeaders, ...own }).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return `${lines.join('\n')}\n`;
}

const nginx = `# The site on nginx 1.22 or newer, with gzip_static and brotli_static. Include it inside of \`http\`.
# Change: server_name, the certificate, root, and the address of the API.
# Written by \`npm run build\` from the route table and apps/web/build/webHeaders.ts.

map $uri $site_language {
${others.map((language) => `  ~^/${language}(/|$) ${language};\n`).join('')}  default ${fallbackLanguage};
}

server {
  listen 443 ssl http2;
  server_name meridian.example;
  ssl_certificate /etc/ssl/meridian.pem;
  ssl_certificate_key /etc/ssl/meridian.key;
  root /srv/meridian/dist;
  gzip_static on;
  # Caches keep an answer for each encoding.
  gzip_vary on;
  brotli_static on;
  error_page 404 /$site_language/404.html;
  error_page 503 /$site_language/maintenance.html;

  # Create this file to pause the cabinet.
  set $paused 0;
  if (-f /srv/meridian/maintenance) { set $paused 1; }

  location /api/ {
    proxy_pass http://127.0.0.1:4010;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    client_max_body_size 40m;
  }

  location /assets/ {
    include meridian/assets.conf;
    try_files $uri =404;
  }

  location ~ ^/(${anyLanguage})$ { return 308 $uri/$is_args$args; }

  location ~ ${appAddresses} {
    if ($paused) { return 503; }
    include meridian/app.conf;
    try_files $uri.html /app.html =404;
  }

  location / {
    include meridian/public.conf;
    try_files $uri $uri.html $uri/index.html =404;
  }

  location ~ /\\. { return 404; }
}
`;

const prefixes = ['', ...languages.map((language) => `/${language}`)];

/** Addresses of the app, in every language and without one, that no file answers. A host answers with a file first. */
const withoutFile = prefixes.flatMap((prefix) =>
  appSegments
    .flatMap((segment) => [`${prefix}/${segment}`, `${prefix}/${segment}/*`])
    .filter((address) => !appFiles.has(`${address.slice(1)}.html`)),
);

const redirects = `${languages.map((language) => `/${language} /${language}/ 308`).join('\n')}
${withoutFile.map((address) => `${address} /app.html 200`).join('\n')}
${others.map((language) => `/${language}/* /${language}/404.html 404\n`).join('')}/* /${fallbackLanguage}/404.html 404
`;

const staticHeaders = (policies: Policies) => `/*
${Object.entries({ ...securityHeaders, 'Content-Security-Policy': policies.site })
  .map(([name, value]) => `  ${name}: ${value}`)
  .join('\n')}

/assets/*
  Cache-Control: public, max-age=31536000, immutable
${prefixes
  .flatMap((prefix) => appSegments.flatMap((segment) => [`${prefix}/${segment}`, `${prefix}/${segment}/*`]))
  .map(
    (address) => `
${address}
  ! Content-Security-Policy
  Content-Security-Policy: ${policies.app}
  X-Robots-Tag: noindex`,
  )
  .join('\n')}
`;

/** The files of `deploy/`, by their path there. They follow the route table and the headers of `npm start`. */
export const deployFiles = (policies: Policies): ReadonlyMap<string, string> =>
  new Map([
    ['nginx/meridian.conf', nginx],
    [
      'nginx/meridian/public.conf',
      nginxHeaders({ 'Content-Security-Policy': policies.site, 'Cache-Control': 'no-cache' }),
    ],
    [
      'nginx/meridian/app.conf',
      nginxHeaders({
        'Content-Security-Policy': policies.app,
        'Cache-Control': 'no-cache',
        'X-Robots-Tag': 'noindex',
      }),
    ],
    [
      'nginx/meridian/assets.conf',
      nginxHeaders({
        'Content-Security-Policy': policies.site,
        'Cache-Control': 'public, max-age=31536000, immutable',
      }),
    ],
    ['static-host/_redirects', redirects],
    ['static-host/_headers', staticHeaders(policies)],
  ]);

const folder = fileURLToPath(new URL('../../../deploy', import.meta.url));

export function writeDeployFiles(policies: Policies): void {
  for (const [path, content] of deployFiles(policies)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
