export type { TokenName } from './TokenName.ts';
export * from './tokens.ts';
