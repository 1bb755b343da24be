import { fileURLToPath } from 'node:url';
import { createHost, type ReactMajor } from '../createHost.ts';

export interface DesignSystemHost {
  readonly folder: string;
  /** Console output of React and the components during the server render. */
  readonly complaints: string;
}

/** A host of the design system alone that builds, and renders on a server. */
export async function createDesignSystemHost(
  tarballs: Readonly<Record<string, string>>,
  major: ReactMajor,
): Promise<DesignSystemHost> {
  const { folder, run } = await createHost({
    template: fileURLToPath(new URL('host', import.meta.url)),
    major,
    imports: ['@meridian/ui'],
    tarballs,
  });
  await run('production', 'vite', 'build');
  // React reports hydration mismatches and unknown props in development only.
  const develop = ['build', '--mode', 'development', '--outDir'] as const;
  await run('development', 'vite', ...develop, 'dist-development');
  await run('development', 'vite', ...develop, 'dist-server', '--ssr', 'src/render.tsx');
  const { stderr } = await run('development', 'node', 'dist-server/render.js');
  return { folder, complaints: stderr };
}
