import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { DEMO, type Sandbox, startSandbox } from '@meridian/sandbox';
import { emptyFolder } from '@meridian/testing/pnpm';
import { generateSource } from 'oazapfts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../build/publishedPackages.ts';
import { runIn } from '../runIn.ts';

/** The file that `npx @meridian/contract-kit contract` prints. */
const contract = join(root, 'packages/contract-kit/dist/openapi.json');

/** What the programs are run with. */
const given = `export const origin: string = process.argv[2] ?? '';
export const login = process.argv[3] ?? '';
export const password = process.argv[4] ?? '';
`;

/** Each generator writes a client into a folder, which a program of its user imports. */
const generators = [
  {
    name: 'openapi-ts',
    generate: (project: string) =>
      createClient({ input: contract, output: join(project, 'client'), logs: { level: 'silent' } }),
    program: `import { getBalance, listOperations, logIn } from './client';
import { client } from './client/client.gen';
import { login, origin, password } from './given';

client.setConfig({ baseUrl: origin + '/api' });
const session = await logIn({ body: { login, password } });
if (!session.data || !('refreshToken' in session.data)) throw new Error('not signed in');
client.setConfig({ auth: session.data.refreshToken });
const balance = await getBalance();
const total: string | undefined = balance.data?.currencies['USDT']?.total.amount;
const operations = await listOperations({ query: { limit: 5 } });
const refused = await logIn({ body: { login, password: 'wrong' } });
const code: string | undefined = refused.error?.code;
console.log(JSON.stringify({ total, operations: operations.data?.items.length, code }));
`,
  },
  {
    name: 'oazapfts',
    generate: async (project: string) =>
      writeFileSync(join(project, 'client.ts'), await generateSource(contract)),
    program: `import { defaults, getBalance, listOperations, logIn } from './client';
import { login, origin, password } from './given';

defaults.baseUrl = origin + '/api';
const session = await logIn({ login, password });
if (session.status !== 200) throw new Error('not signed in');
defaults.headers = { authorization: 'Bearer ' + session.data.refreshToken };
const balance = await getBalance();
const total: string | undefined = balance.status === 200 ? balance.data.currencies['USDT']?.total.amount : undefined;
const operations = await listOperations({ limit: 5 });
const refused = await logIn({ login, password: 'wrong' });
const code: string | undefined = refused.status === 401 ? refused.data.code : undefined;
console.log(JSON.stringify({ total, operations: operations.status === 200 ? operations.data.items.length : 0, code }));
`,
  },
];

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: ['node'],
};

let folder: string;
let sandbox: Sandbox;

beforeAll(async () => {
  folder = emptyFolder('generators');
  sandbox = await startSandbox({ dataDir: join(folder, 'data') });
});

afterAll(async () => {
  await sandbox?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

describe.each(generators)('$name', ({ name, program, generate }) => {
  it('generates a client that compiles, signs in and reads the balance of a server', async () => {
    const project = join(folder, name);
    mkdirSync(project);
    symlinkSync(join(root, 'apps/publishing/node_modules'), join(project, 'node_modules'));
    await generate(project);
    writeFileSync(join(project, 'given.ts'), given);
    writeFileSync(join(project, 'program.ts'), program);
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
    await runIn(project, 'tsc', []);
    await runIn(project, 'vite', ['build', '--ssr', 'program.ts', '--logLevel', 'error']);
    const { stdout } = await runIn(project, 'node', [
      'dist/program.js',
      sandbox.url,
      DEMO.login,
      DEMO.password,
    ]);
    expect(stdout).toMatch(
      /^\{"total":"\d+\.\d{6}","operations":5,"code":"incorrect_login_or_password"\}\n$/,
    );
  });
});
