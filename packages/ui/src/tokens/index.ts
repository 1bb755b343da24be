export * from './tokens.ts';
export type { TokenName } from './TokenName.ts';
