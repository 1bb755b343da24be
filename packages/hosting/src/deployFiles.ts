import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fallbackLanguage, languages } from '@meridian/i18n';
import { getManifestPath, SERVICE_WORKER } from '@meridian/frame/files';
import {
  appFiles,
  appSegments,
  changePassword,
  laterItems,
  pagesWithDetails,
  publicSegments,
} from './siteAddresses.ts';
import { type Policies, securityHeaders } from './webHeaders.ts';

interface Origins {
  readonly site: string;
  /** The origin of the API. Undefined when it is the origin of the site. */
  readonly apiOrigin?: string;
}

const anyLanguage = languages.join('|');

const others = languages.filter((language) => language !== fallbackLanguage);

const appAddresses = `^/((${anyLanguage})/)?(${appSegments.join('|')})(/|$)`;

/** The headers of `deploy/nginx/`, one file for each kind of response: a location with its own `add_header` inherits none. */
function nginxHeaders(own: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ ...securityHeaders, ...own }).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return `${lines.join('\n')}\n`;
}

/** The zone and the ids of the locations below. */
const apiZones = `# One address may sign in or send codes twenty times at once, and then once in two seconds. The API has limits of its own.
limit_req_zone $binary_remote_addr zone=guesses:10m rate=30r/m;

# As the API writes the ids of requests.
map $request_id $request_uuid {
  "~^(?<a>.{8})(?<b>.{4})(?<c>.{4})(?<d>.{4})(?<e>.{12})$" $a-$b-$c-$d-$e;
}

`;

const apiCompression = `  # Answers of the API: a list of operations is eight times smaller.
  gzip on;
  gzip_proxied any;
  gzip_min_length 1024;
  gzip_types application/json application/problem+json;
  # Caches keep an answer for each encoding.
  gzip_vary on;
`;

/** The API behind this nginx. */
const apiLocations = `  proxy_set_header Host $host;
  # Replaces what the client sent. The API trusts it because of SANDBOX_TRUSTED_PROXIES in api.env.
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_cookie_flags device secure;
  # The cabinet takes the current day from the API.
  proxy_pass_header Date;

  location /api/ {
    proxy_pass http://127.0.0.1:4010;
    client_max_body_size 40m;
  }

  # Calls with a password or a code.
  location ~ ^/api/(auth/|user/(password$|confirmation|totp/)|funds/payments/(request|validate)$) {
    limit_req zone=guesses burst=20 nodelay;
    limit_req_status 429;
    error_page 429 = @too_many_calls;
    proxy_pass http://127.0.0.1:4010;
  }

  location @too_many_calls {
    default_type application/problem+json;
    add_header Retry-After 2 always;
    add_header X-Request-Id $request_uuid always;
    add_header Cache-Control no-store always;
    add_header Content-Language en always;
    return 429 '{"type":"urn:meridian:problem:too_many_calls","title":"Too many calls","status":429,"code":"too_many_calls"}';
  }

`;

const nginxOf = (
  hasApi: boolean,
) => `# The site on nginx 1.22 or newer, with gzip_static and brotli_static. Include it inside of \`http\`.
# Change: server_name, the certificate, root${hasApi ? ', and the address of the API; in api.env, the address of the site' : ''}.
# Written by \`npm run build\` from the table of screens and packages/hosting/src/webHeaders.ts.

${hasApi ? apiZones : ''}map $uri $site_language {
${others.map((language) => `  ~^/${language}(/|$) ${language};\n`).join('')}  default ${fallbackLanguage};
}

# The visitor's first language, for an address without one.
map $http_accept_language $visitor_language {
${others.map((language) => `  ~*^${language} ${language};\n`).join('')}  default ${fallbackLanguage};
}

server {
  listen 80;
  server_name meridian.example;
  server_tokens off;
  return 308 https://$server_name$request_uri;
}

server {
  listen 443 ssl http2;
  server_name meridian.example;
  server_tokens off;
  ssl_certificate /etc/ssl/meridian.pem;
  ssl_certificate_key /etc/ssl/meridian.key;
  ssl_protocols TLSv1.2 TLSv1.3;
  root /srv/meridian/dist;
  gzip_static on;
${hasApi ? apiCompression : ''}  brotli_static on;
  error_page 404 /$site_language/404.html;
  error_page 503 /$site_language/maintenance.html;

  # Create this file to pause the cabinet.
  set $paused 0;
  if (-f /srv/meridian/maintenance) { set $paused 1; }

${hasApi ? apiLocations : ''}  location /assets/ {
    include meridian/assets.conf;
    try_files $uri =404;
  }

  location ~ ^/(${anyLanguage})$ { return 308 $uri/$is_args$args; }

  location ~ ^/(${publicSegments.join('|')})(/|$) {
    add_header Vary Accept-Language always;
    return 301 /$visitor_language$request_uri;
  }

  location ~ ^/(${anyLanguage})/.+/$ { rewrite ^(.+?)/+$ $1 permanent; }

  # Details over a list.
  location ~ ^/(${anyLanguage})/(${pagesWithDetails.join('|')})/ {
    if ($paused) { return 503; }
    include meridian/app.conf;
    try_files $uri.html /$1/$2.html /app.html =404;
  }

  location ~ ${appAddresses} {
    if ($paused) { return 503; }
    include meridian/app.conf;
    try_files $uri.html /app.html =404;
  }

${laterItems
  .map(
    ({ addresses, file }) => `  # Items that may be newer than the pages: the browser reads them.
  location ~ ${addresses} {
    include meridian/public.conf;
    try_files $uri.html /$1/${file} =404;
  }`,
  )
  .join('\n\n')}

  location / {
    include meridian/public.conf;
    try_files $uri $uri.html $uri/index.html =404;
  }

  location ~ \\.webmanifest$ {
    include meridian/public.conf;
    types {}
    default_type application/manifest+json;
    try_files $uri =404;
  }

  location = ${changePassword.from} { return 302 ${changePassword.to}; }

  location = /.well-known/security.txt {
    include meridian/public.conf;
    try_files $uri =404;
  }

  location ~ /\\. { return 404; }
}
`;

const prefixes = ['', ...languages.map((language) => `/${language}`)];

/** Addresses of the app, in every language and without one, that no file responds. A host responds with a file first. */
const withoutFile = prefixes.flatMap((prefix) =>
  appSegments
    .flatMap((segment) => [`${prefix}/${segment}`, `${prefix}/${segment}/*`])
    .filter((address) => !appFiles.has(`${address.slice(1)}.html`)),
);

const redirects = `${languages.map((language) => `/${language} /${language}/ 308`).join('\n')}
${changePassword.from} ${changePassword.to} 302
${publicSegments.map((segment) => `/${segment} /${fallbackLanguage}/${segment} 301\n/${segment}/* /${fallbackLanguage}/${segment}/:splat 301`).join('\n')}
${laterItems.flatMap(({ path, file }) => languages.map((language) => `/${language}/${path} /${language}/${file} 200`)).join('\n')}
${languages.flatMap((language) => pagesWithDetails.map((page) => `/${language}/${page}/* /${language}/${page}.html 200`)).join('\n')}
${withoutFile.map((address) => `${address} /app.html 200`).join('\n')}
${others.map((language) => `/${language}/* /${language}/404.html 404\n`).join('')}/* /${fallbackLanguage}/404.html 404
`;

const staticHeaders = (policies: Policies) => `/*
${Object.entries({ ...securityHeaders, 'Content-Security-Policy': policies.site })
  .map(([name, value]) => `  ${name}: ${value}`)
  .join('\n')}

/assets/*
  Cache-Control: public, max-age=31536000, immutable

${SERVICE_WORKER}
  Cache-Control: no-cache
${languages
  .map((language) => `\n${getManifestPath(language)}\n  Content-Type: application/manifest+json`)
  .join('\n')}
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

const apiEnvironment = ({
  site,
  apiOrigin,
}: Origins) => `# The API: npm run sandbox -- --env-file deploy/api.env
PORT=4010
HOST=127.0.0.1
# Leaves out the controls at /sandbox, which have no authentication.
SANDBOX_CONTROL=none
# Without it, all visitors share the rate limits of nginx's address.
SANDBOX_TRUSTED_PROXIES="127.0.0.1 ::1"
# The address of the site. Without it, passkeys are switched off.
SANDBOX_PASSKEY_ORIGINS="${site}"
${apiOrigin === undefined ? '' : `# The pages that may call the API at ${apiOrigin}.\nSANDBOX_ALLOWED_ORIGINS="${site}"\n`}`;

/** The files of `deploy/`, by their path there. They follow the table of screens and the headers of `npm start`. */
export const deployFiles = (
  policies: Policies,
  origins: Origins = { site: 'https://meridian.example' },
): ReadonlyMap<string, string> =>
  new Map([
    ['api.env', apiEnvironment(origins)],
    ['nginx/meridian.conf', nginxOf(origins.apiOrigin === undefined)],
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

const ofRepository = fileURLToPath(new URL('../../../deploy', import.meta.url));

/** Files for an API at another origin: `deploy/` is for one origin, and a test compares it. */
const ofOtherOrigin = fileURLToPath(new URL('../dist-deploy', import.meta.url));

/** Returns the folder that it wrote. */
export function writeDeployFiles(policies: Policies, origins?: Origins): string {
  const folder = origins === undefined ? ofRepository : ofOtherOrigin;
  for (const [path, content] of deployFiles(policies, origins)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
