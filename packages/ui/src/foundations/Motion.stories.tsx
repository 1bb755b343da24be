import styled from '@emotion/styled';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { scale } from '../scale.ts';
import { Stack } from '../Stack/Stack.tsx';
import * as token from '../tokens/tokens.ts';

const meta = preview.meta({
  title: 'Foundations/Motion',
  parameters: { layout: 'padded' },
});

const durations = ['motionFast', 'motion', 'motionFigure'] as const;

function Durations() {
  const [isThere, setThere] = useState(false);
  return (
    <Stack gap={5}>
      <Button onPress={() => setThere(!isThere)}>Move</Button>
      {durations.map((duration) => (
        <Track key={duration} data-there={isThere || undefined}>
          <code>
            {duration} · {scale[duration]}
          </code>
          <span style={{ transitionDuration: token[duration] }} />
        </Track>
      ))}
    </Stack>
  );
}

export const EveryDuration = meta.story({ render: () => <Durations /> });

const Track = styled('div')`
  display: grid;
  gap: ${token.space1};
  justify-items: start;

  code {
    color: ${token.inkMuted};
    font: ${token.weightRegular} ${token.text12} / ${token.line12} ${token.fontMono};
  }

  span {
    inline-size: 24px;
    block-size: 24px;
    margin-inline-start: 0;
    border-radius: ${token.radiusControl};
    background: ${token.accentLine};
    transition: margin-inline-start ease-out;
  }

  &[data-there] span {
    margin-inline-start: min(240px, 60%);
  }
`;
