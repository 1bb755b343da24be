import type * as token from './tokens.ts';

export type TokenName = keyof typeof token;
