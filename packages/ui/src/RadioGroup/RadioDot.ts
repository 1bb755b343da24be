import styled from '@emotion/styled';
import { markRules } from '../Form/choiceRules.ts';
import * as token from '../tokens/tokens.ts';

export const RadioDot = styled('span')`
  ${markRules}
  width: 20px;
  height: 20px;
  border-radius: 50%;

  [data-selected] > & {
    border: 6px solid ${token.accentLine};
  }

  [data-readonly][data-selected] > & {
    border-color: ${token.inkMuted};
  }
`;
