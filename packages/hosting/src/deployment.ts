import { dirname } from 'node:path';

/** Where the site is served and from which files. Each value is written into the configuration of web servers. */
export interface Deployment {
  /** The origin of the site, with https. */
  readonly site: string;
  /** The origin of the API. Undefined when it is the origin of the site. */
  readonly apiOrigin: string | undefined;
  /** The folder of the pages on the server. */
  readonly root: string;
  /** The file that pauses the cabinet while it exists. */
  readonly pauseFile: string;
  /** The file with the certificate and its chain. */
  readonly certificate: string;
  readonly certificateKey: string;
}

/** Flags of `npm run build`. */
export const deploymentFlags = {
  origin: { type: 'string' },
  'api-origin': { type: 'string' },
  root: { type: 'string' },
  certificate: { type: 'string' },
  'certificate-key': { type: 'string' },
} as const;

export const deploymentUsage = `  --origin https://cabinet.example       the origin of the site
  --api-origin https://api.example       the origin of the API, if it is another one
  --root /srv/cabinet.example/dist       the folder of the pages on the server
  --certificate /etc/ssl/cabinet.example.pem
  --certificate-key /etc/ssl/cabinet.example.key`;

type Flags = { readonly [Name in keyof typeof deploymentFlags]?: string | undefined };

function readOrigin(flag: string, value: string): string {
  const origin = URL.canParse(value) ? new URL(value).origin : undefined;
  if (origin?.startsWith('https://') && value.replace(/\/$/, '') === origin) return origin;
  throw new RangeError(`--${flag} ${value} is not an https origin, such as https://cabinet.example.`);
}

/** A path that no web server reads as more than one word. */
function readPath(flag: string, value: string): string {
  if (/^\/[\w./@-]+$/.test(value)) return value.replace(/\/$/, '');
  throw new RangeError(
    `--${flag} ${value} is not an absolute path of letters, digits, ".", "-", "_", "@" and "/".`,
  );
}

/** Reads the flags, and derives the paths that they do not give from the host. Throws a RangeError that names a wrong flag. */
export function readDeployment(flags: Flags): Deployment {
  if (flags.origin === undefined) throw new RangeError('--origin is missing.');
  const site = readOrigin('origin', flags.origin);
  const { hostname } = new URL(site);
  const root = readPath('root', flags.root ?? `/srv/${hostname}/dist`);
  return {
    site,
    apiOrigin: flags['api-origin'] === undefined ? undefined : readOrigin('api-origin', flags['api-origin']),
    root,
    pauseFile: `${dirname(root)}/maintenance`,
    certificate: readPath('certificate', flags.certificate ?? `/etc/ssl/${hostname}.pem`),
    certificateKey: readPath('certificate-key', flags['certificate-key'] ?? `/etc/ssl/${hostname}.key`),
  };
}

/** What the files of `deploy/` in the repository are written for. */
export const exampleDeployment = readDeployment({ origin: 'https://meridian.example' });
