import * as token from '../tokens/tokens.ts';

/** The line through the marks of rows: solid for free money, dots for what is held. Its container is positioned. */
export const lineOfMoney = (drawn: '3px solid' | '4px dotted') => `&::before {
  position: absolute;
  inset-block: 0;
  inset-inline-start: 14px;
  border-inline-start: ${drawn} ${token.accentLine};
  content: '';
}`;
