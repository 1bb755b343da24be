import { buildWeb } from '@meridian/site/build';

await buildWeb();
