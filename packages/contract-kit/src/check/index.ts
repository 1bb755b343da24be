export type { Adapter } from './Adapter.ts';
export { runCommand } from './command.ts';
export { reportText } from './report.ts';
export { type Account, type Group, groups } from './Rule.ts';
export { type CheckOptions, type Outcome, runRules } from './runRules.ts';
