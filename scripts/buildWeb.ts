import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildSite } from '../apps/web/build/buildSite.ts';

await build({ root: fileURLToPath(new URL('../apps/web', import.meta.url)), logLevel: 'warn' });
await buildSite();
