import { buildWeb } from '../apps/web/build/buildWeb.ts';

await buildWeb();
