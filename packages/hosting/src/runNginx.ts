import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { deployFiles } from './deployFiles.ts';
import { selfSigned } from './selfSigned.ts';
import { type Deployment, readDeployment } from './deployment.ts';
import type { Policies } from './webHeaders.ts';

const MODULE = 'ngx_http_brotli_static_module.so';

/** The nginx of this machine: what `NGINX_PATH` names, or one in the usual places. */
export function findNginx(): string | undefined {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found =
    process.env.NGINX_PATH || places.map((place) => join(place, 'nginx')).find((path) => existsSync(path));
  return found && existsSync(found) ? found : undefined;
}

/** The module for brotli, which Debian has as the package `libnginx-mod-http-brotli-static`. */
export function findBrotli(nginx: string): string | undefined {
  const folders = ['/usr/lib/nginx/modules', join(dirname(nginx), '../lib/nginx/modules')];
  return folders.map((folder) => join(folder, MODULE)).find((path) => existsSync(path));
}

interface NginxOptions {
  nginx: string;
  /** A temporary folder for configuration and logs. */
  prefix: string;
  policies: Policies;
  /** What the configuration is written for, on this machine. */
  deployment: Deployment;
  /** The port that redirects to https. */
  plainPort: number;
  /** The port of the API on this machine. */
  apiPort: number;
}

export interface RunningNginx {
  close: () => Promise<void>;
}

/** A folder at a port of this machine, with a certificate that is written beside it. */
export function localDeployment(folder: string, port: number): Deployment {
  const { key, cert } = selfSigned(dirname(folder));
  const origin = `https://localhost:${port}`;
  return readDeployment({ origin, root: folder, certificate: cert, 'certificate-key': key });
}

/** The configuration with the ports of this machine, and nothing else changed. */
function localConfiguration({ nginx, plainPort, apiPort, policies, deployment }: NginxOptions): string {
  const { port } = new URL(deployment.site);
  const changes: readonly (readonly [string, string])[] = [
    [`listen ${port} ssl http2;`, `listen 127.0.0.1:${port} ssl http2;`],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['http://127.0.0.1:4010', `http://127.0.0.1:${apiPort}`],
    ...(findBrotli(nginx) ? [] : ([['  brotli_static on;\n', '']] as const)),
  ];
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`The configuration of nginx has no "${from.trim()}".`);
      return text.replaceAll(from, () => to);
    },
    deployFiles(policies, deployment).get('nginx/meridian.conf') ?? '',
  );
}

function writeConfiguration(options: NginxOptions): string {
  const { nginx, prefix, policies, deployment } = options;
  mkdirSync(join(prefix, 'meridian'), { recursive: true });
  for (const [path, content] of deployFiles(policies, deployment))
    if (path.startsWith('nginx/meridian/')) writeFileSync(join(prefix, path.slice('nginx/'.length)), content);
  writeFileSync(join(prefix, 'meridian.conf'), localConfiguration(options));
  const brotli = findBrotli(nginx);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(prefix, 'nginx.conf'),
    `${brotli ? `load_module "${brotli}";\n` : ''}${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 1;
pid nginx.pid;
error_log error.log;
events {}
http {
  access_log off;
  types {
    text/html html;
    text/javascript js;
    text/css css;
    image/svg+xml svg;
    image/png png;
    font/woff2 woff2;
    application/xml xml;
    text/plain txt;
  }
  charset utf-8;
${temporary.map((name) => `  ${name}_temp_path ${name};`).join('\n')}
  include meridian.conf;
}
`,
  );
  return join(prefix, 'nginx.conf');
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });

/** Starts nginx with the configuration of a deployment in front of its folder and an API. */
export async function runNginx(options: NginxOptions): Promise<RunningNginx> {
  const { nginx, prefix, deployment } = options;
  const port = Number(new URL(deployment.site).port);
  const file = writeConfiguration(options);
  const own = ['-p', prefix, '-c', file, '-e', join(prefix, 'error.log')];
  execFileSync(nginx, [...own, '-t'], { stdio: 'pipe' });
  const server = spawn(nginx, [...own, '-g', 'daemon off;'], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  while (server.exitCode === null && !(await isListening(port))) await new Promise(setImmediate);
  if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}.`);
  return {
    close: () => {
      server.kill('SIGQUIT');
      return ended;
    },
  };
}
