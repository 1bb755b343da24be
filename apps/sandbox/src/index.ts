export { defaultDataDir } from './database/openDatabase.ts';
export { parsePort } from './flags.ts';
export { DEMO } from './seed/seed.ts';
export { formatLine, type Log, type LogLine } from './http/log.ts';
export { type Sandbox, type SandboxOptions, startSandbox } from './startSandbox.ts';
