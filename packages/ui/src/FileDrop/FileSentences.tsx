import styled from '@emotion/styled';
import { Icon } from '../Icon/Icon.tsx';
import { CircleAlertIcon } from '../Icon/icons.ts';
import { plainList } from '../plainList.ts';
import * as token from '../tokens/tokens.ts';

/** Why files were rejected, one sentence per file, announced when it appears. */
export const FileSentences = ({ id, sentences }: { id: string; sentences: readonly string[] }) => (
  <div id={id} role="alert">
    {sentences.length > 0 && (
      <List role="list">
        {sentences.map((sentence, at) => (
          <li key={`${at} ${sentence}`}>
            <Icon of={CircleAlertIcon} size={16} />
            <span>{sentence}</span>
          </li>
        ))}
      </List>
    )}
  </div>
);

const List = styled('ul')`
  ${plainList}
  display: grid;
  gap: ${token.space1};
  color: ${token.dangerInk};
  font-size: ${token.text14};
  line-height: ${token.line14};

  li {
    display: flex;
    gap: ${token.space2};
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    margin-block-start: 2px;
  }
`;
