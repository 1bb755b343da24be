import { runApp } from './runApp.ts';

await runApp('dev');
