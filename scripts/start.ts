import { enableCompileCache } from 'node:module';

// Loading modules is half of the startup time. The cache applies only to modules imported after this call.
enableCompileCache();
const { buildWebIfStale } = await import('./buildWebIfStale.ts');
const { runApp } = await import('./runApp.ts');

if (await buildWebIfStale()) console.log('The web app was built.');
await runApp('built');
