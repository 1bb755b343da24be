import { fileURLToPath } from 'node:url';
import { build } from 'vite';

await build({ root: fileURLToPath(new URL('../apps/web', import.meta.url)), logLevel: 'warn' });
