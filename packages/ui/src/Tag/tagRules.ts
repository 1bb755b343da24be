import * as token from '../tokens/tokens.ts';

/** The look of `Tag` and `TagGroup`. */
export const tagRules = `
  display: inline-flex;
  align-items: center;
  gap: ${token.space1};
  max-inline-size: 100%;
  min-block-size: 24px;
  padding: 1px ${token.space2};
  border: 1px solid ${token.line};
  border-radius: ${token.radiusControl};
  background: ${token.surfaceSunken};
  color: ${token.ink};
  font: ${token.weightMedium} ${token.text12} / ${token.line12} ${token.fontSans};
  overflow-wrap: anywhere;
  text-align: start;

  & svg { flex: none; }
`;
