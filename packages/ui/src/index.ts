export { token, type TokenName } from './tokens.ts';
