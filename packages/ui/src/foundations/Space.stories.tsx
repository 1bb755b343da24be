import styled from '@emotion/styled';
import preview from '#.storybook/preview';
import { scale } from '../scale.ts';
import * as token from '../tokens/tokens.ts';

const meta = preview.meta({
  title: 'Foundations/Space',
  parameters: { layout: 'padded' },
});

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;

export const EveryStep = meta.story({
  render: () => (
    <List>
      {steps.map((step) => (
        <li key={step}>
          <code>
            space{step} · {scale[`space${step}`]}
          </code>
          <span style={{ inlineSize: token[`space${step}`] }} />
        </li>
      ))}
      <li>
        <code>targetMin · {scale.targetMin}</code>
        <span style={{ inlineSize: token.targetMin }} />
      </li>
    </List>
  ),
});

const List = styled('ul')`
  display: grid;
  gap: ${token.space3};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 140px minmax(0, 1fr);
    align-items: center;
  }

  code {
    color: ${token.inkMuted};
    font: ${token.weightRegular} ${token.text12} / ${token.line12} ${token.fontMono};
  }

  span {
    block-size: 16px;
    border-inline: 1px solid ${token.accentLine};
    background: ${token.accentSurface};
  }
`;
