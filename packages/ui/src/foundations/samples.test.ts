import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const texts = ['packages/ui/README.md', ...globSync('docs/storybook/*.mdx', { cwd: root })];

/** The modules of a host that samples may import besides the package. */
const ofTheHost = {
  'App.tsx': 'export const App = () => <p>Ours</p>;',
  'brand.ts': "export { defaultBrand as brand } from '@meridian/ui/brand';",
};

/** Third-party libraries of hosts, and style sheets as bundlers type them. */
const foreign = [
  "declare module '*.css' {}",
  "declare module 'next/navigation' { export function useRouter(): { push(href: string): void }; }",
  "declare module 'react-router' {",
  "  export function Outlet(): import('react').ReactNode;",
  '  export function useNavigate(): (href: string) => void;',
  '}',
].join('\n');

const samplesIn = (text: string) =>
  [...readFileSync(join(root, text), 'utf8').matchAll(/^```(tsx?)\n([^]*?)^```/gm)].map(
    ([, ending = '', code = ''], place) => {
      const [, name] = /^\/\/ ([\w/]+\.tsx?)$/m.exec(code) ?? [];
      return { name: name ?? `sample${place + 1}.${ending}`, code };
    },
  );

/** Writes each code sample to a file, in a folder per page, with a tsconfig. */
function writeSamples(folder: string): number {
  const write = (name: string, code: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  };
  let count = 0;
  for (const text of texts) {
    const ofText = basename(text).replace('.', '-');
    for (const [name, code] of Object.entries(ofTheHost)) write(join(ofText, name), code);
    for (const { name, code } of samplesIn(text)) {
      write(join(ofText, name), `${code}\nexport {};\n`);
      count += 1;
    }
  }
  write('foreign.d.ts', foreign);
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: { types: ['node', 'react', 'react-dom'], skipLibCheck: true },
      include: ['.'],
    }),
  );
  return count;
}

it('every code sample of the README and the developer docs compiles', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  expect(writeSamples(folder)).toBeGreaterThan(15);
  const tsc = join(root, 'node_modules/.bin/tsc');
  const faults = await run(tsc, ['--project', folder, '--pretty', 'false'], { cwd: folder }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(faults).toBe('');
});
