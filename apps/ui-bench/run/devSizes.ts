import react from '@vitejs/plugin-react';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build } from 'vite';
import { globSync } from 'node:fs';
for (const n of process.argv.slice(2)) {
  const out: any = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: globSync(`src/pages/${n}.ts*`)[0] },
    },
  });
  for (const c of (Array.isArray(out) ? out : [out])
    .flatMap((o) => o.output)
    .filter((c) => c.type === 'chunk')) {
    console.log(n, c.fileName, c.code.length);
    const mods = Object.entries(c.modules)
      .map(([id, m]: any) => [
        id.replace(/.*node_modules\//, '').replace('/work/main/', ''),
        m.renderedLength,
      ])
      .sort((a: any, b: any) => b[1] - a[1]);
    for (const [id, l] of mods.filter(([id]: any) => !/^react-dom|^react\//.test(id)).slice(0, 60))
      console.log('   ', l, id);
  }
}
