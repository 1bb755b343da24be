import { enableCompileCache } from 'node:module';

// Half of a start is loading modules. The cache applies to what is imported after this call.
enableCompileCache();
const { buildWebIfStale } = await import('./buildWebIfStale.ts');
const { runApp } = await import('./runApp.ts');

if (await buildWebIfStale()) console.log('The web app was built.');
await runApp('built');
