import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { deployFiles } from './deployFiles.ts';
import { selfSigned } from './selfSigned.ts';
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
  /** The folder of the site. */
  folder: string;
  policies: Policies;
  port: number;
  /** The port that redirects to https. */
  plainPort: number;
  /** The port of the API on this machine. */
  apiPort: number;
}

export interface RunningNginx {
  origin: string;
  /** The file that pauses the cabinet when it exists. */
  pauseFile: string;
  close: () => Promise<void>;
}

/** The configuration of `deploy/` with the paths and ports of this machine, and nothing else changed. */
function localConfiguration(options: NginxOptions, pauseFile: string): string {
  const { nginx, prefix, folder, port, plainPort, apiPort } = options;
  const { key, cert } = selfSigned(prefix);
  const changes: readonly (readonly [string, string])[] = [
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['https://$server_name$', `https://$server_name:${port}$`],
    ['server_name meridian.example;', 'server_name localhost;'],
    ['/etc/ssl/meridian.pem', cert],
    ['/etc/ssl/meridian.key', key],
    ['root /srv/meridian/dist;', `root "${folder}";`],
    ['/srv/meridian/maintenance', pauseFile],
    ['http://127.0.0.1:4010', `http://127.0.0.1:${apiPort}`],
    ...(findBrotli(nginx) ? [] : ([['  brotli_static on;\n', '']] as const)),
  ];
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`The configuration of nginx has no "${from.trim()}".`);
      return text.replaceAll(from, () => to);
    },
    deployFiles(options.policies).get('nginx/meridian.conf') ?? '',
  );
}

function writeConfiguration(options: NginxOptions, pauseFile: string): string {
  const { nginx, prefix } = options;
  mkdirSync(join(prefix, 'meridian'), { recursive: true });
  for (const [path, content] of deployFiles(options.policies))
    if (path.startsWith('nginx/meridian/')) writeFileSync(join(prefix, path.slice('nginx/'.length)), content);
  writeFileSync(join(prefix, 'meridian.conf'), localConfiguration(options, pauseFile));
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

/** Starts nginx with the configuration of `deploy/` in front of a folder and an API. */
export async function runNginx(options: NginxOptions): Promise<RunningNginx> {
  const { nginx, prefix, port } = options;
  const pauseFile = join(prefix, 'maintenance');
  const file = writeConfiguration(options, pauseFile);
  const own = ['-p', prefix, '-c', file, '-e', join(prefix, 'error.log')];
  execFileSync(nginx, [...own, '-t'], { stdio: 'pipe' });
  const server = spawn(nginx, [...own, '-g', 'daemon off;'], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  while (server.exitCode === null && !(await isListening(port))) await new Promise(setImmediate);
  if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}.`);
  return {
    origin: `https://localhost:${port}`,
    pauseFile,
    close: () => {
      server.kill('SIGQUIT');
      return ended;
    },
  };
}
