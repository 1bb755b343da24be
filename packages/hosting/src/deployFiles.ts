import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fallbackLanguage, type Language, languages } from '@meridian/i18n';
import { getManifestPath, SERVICE_WORKER } from '@meridian/frame/files';
import {
  appFiles,
  appSegments,
  changePassword,
  laterItems,
  pagesWithDetails,
  publicSegments,
} from './siteAddresses.ts';
import type { Deployment } from './deployment.ts';
import { problemBody } from './problemBody.ts';
import { type Policies, securityHeaders } from './webHeaders.ts';

const anyLanguage = languages.join('|');

const others: readonly Language[] = languages.filter((language) => language !== fallbackLanguage);

const appAddresses = `^/((${anyLanguage})/)?(${appSegments.join('|')})(/|$)`;

/** The headers of `deploy/nginx/`, one file for each kind of response: a location with its own `add_header` inherits none. */
function nginxHeaders(own: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ ...securityHeaders, ...own }).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return `${lines.join('\n')}\n`;
}

const apiLimits = `# One address may sign in or send codes twenty times at once, and then once in two seconds. The API has limits of its own.
limit_req_zone $binary_remote_addr zone=guesses:10m rate=30r/m;

`;

const apiCompression = `  # Answers of the API: a list of operations is eight times smaller.
  gzip on;
  gzip_proxied any;
  gzip_min_length 1024;
  gzip_types application/json application/problem+json;
  # Caches keep an answer for each encoding.
  gzip_vary on;
`;

interface Problem {
  readonly title: string;
  readonly status: number;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** What nginx itself responds instead of the API, as the contract has it. */
const problemLocation = (
  location: string,
  code: string,
  { title, status, retryAfter }: Problem,
) => `  location ${location} {
    internal;
    default_type application/problem+json;
${retryAfter === undefined ? '' : `    add_header Retry-After ${retryAfter} always;\n`}    add_header X-Request-Id $request_uuid always;
    add_header Cache-Control no-store always;
    add_header Content-Language en always;
    return ${status} '${problemBody(code, title, status)}';
  }
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
    error_page 413 = @payload_too_large;
    error_page 502 504 = @server_busy;
  }

  # Calls with a password or a code.
  location ~ ^/api/(auth/|user/(password$|confirmation|totp/)|funds/payments/(request|validate)$) {
    limit_req zone=guesses burst=20 nodelay;
    limit_req_status 429;
    error_page 429 = @too_many_calls;
    error_page 413 = @payload_too_large;
    error_page 502 504 = @server_busy;
    proxy_pass http://127.0.0.1:4010;
  }

${problemLocation('@too_many_calls', 'too_many_calls', { title: 'Too many calls', status: 429, retryAfter: 2 })}
${problemLocation('@payload_too_large', 'payload_too_large', { title: 'Payload too large', status: 413 })}
${problemLocation('@server_busy', 'server_busy', { title: 'Server busy', status: 503, retryAfter: 10 })}
`;

function nginxOf({ site, apiOrigin, root, pauseFile, certificate, certificateKey }: Deployment): string {
  const hasApi = apiOrigin === undefined;
  const { hostname, port } = new URL(site);
  return `# The site on nginx 1.22 or newer, with gzip_static and brotli_static. Include it inside of \`http\`.
# Written by \`npm run build\`, whose flags have the host, the folder and the certificate.

${hasApi ? apiLimits : ''}# As the API writes the ids of requests.
map $request_id $request_uuid {
  "~^(?<a>.{8})(?<b>.{4})(?<c>.{4})(?<d>.{4})(?<e>.{12})$" $a-$b-$c-$d-$e;
}

map $uri $site_language {
${others.map((language) => `  ~^/${language}(/|$) ${language};\n`).join('')}  default ${fallbackLanguage};
}

# The visitor's first language, for an address without one.
map $http_accept_language $visitor_language {
${others.map((language) => `  ~*^${language} ${language};\n`).join('')}  default ${fallbackLanguage};
}

server {
  listen 80;
  server_name ${hostname};
  server_tokens off;
  return 308 ${site}$request_uri;
}

server {
  listen ${port || 443} ssl http2;
  server_name ${hostname};
  server_tokens off;
  ssl_certificate ${certificate};
  ssl_certificate_key ${certificateKey};
  ssl_protocols TLSv1.2 TLSv1.3;
  root ${root};
  gzip_static on;
${hasApi ? apiCompression : ''}  brotli_static on;
  # The API responds to a malformed address with the same problem. A named location does not work without an address.
  error_page 400 = /malformed-address;
  error_page 404 /$site_language/404.html;
  error_page 503 /$site_language/maintenance.html;

  # Create this file to pause the cabinet.
  set $paused 0;
  if (-f ${pauseFile}) { set $paused 1; }

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

${problemLocation('= /malformed-address', 'not_found', { title: 'Not found', status: 404 })}}
`;
}

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
}: Deployment) => `# The API: npm run sandbox -- --env-file <this file>
PORT=4010
HOST=127.0.0.1
# Leaves out the controls at /sandbox, which have no authentication.
SANDBOX_CONTROL=none
# Without it, all visitors share the rate limits of nginx's address.
SANDBOX_TRUSTED_PROXIES="127.0.0.1 ::1"
# The address of the site. Without it, passkeys are switched off.
SANDBOX_PASSKEY_ORIGINS="${site}"
${apiOrigin === undefined ? '' : `# The pages that may call the API at ${apiOrigin}.\nSANDBOX_ALLOWED_ORIGINS="${site}"\n`}`;

/** The configuration of web servers, by file. It follows the table of screens and the headers of `npm start`. */
export const deployFiles = (policies: Policies, deployment: Deployment): ReadonlyMap<string, string> =>
  new Map([
    ['api.env', apiEnvironment(deployment)],
    ['nginx/meridian.conf', nginxOf(deployment)],
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

export function writeDeployFiles(folder: string, policies: Policies, deployment: Deployment): void {
  for (const [path, content] of deployFiles(policies, deployment)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
