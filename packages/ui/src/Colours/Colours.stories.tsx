import preview from '#.storybook/preview';
import styled from '@emotion/styled';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { colourNames } from '../palette.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { token } from '../tokens.ts';

const meta = preview.meta({
  title: 'Foundations/Colours',
  parameters: { layout: 'padded' },
});

export const EveryToken = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Grid min="narrow">
      {colourNames.map((name) => (
        <Inline key={name} isUnbroken>
          <Swatch style={{ background: token[name] }} />
          <Text size={12}>{name}</Text>
        </Inline>
      ))}
    </Grid>
  ),
});

export const TonesOnTheirSurfaces = meta.story({
  render: () => (
    <Stack gap={2}>
      {(['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Plate key={tone} style={{ background: token[`${tone}Surface`] }}>
          <Text tone={tone} weight="medium">
            Withdrawal 1,250.00 USDT
          </Text>
          <Text>Fee 1.00 USDT, you receive 1,249.00 USDT</Text>
        </Plate>
      ))}
    </Stack>
  ),
});

const Swatch = styled.span`
  flex: none;
  width: 40px;
  height: 40px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusControl};
`;

const Plate = styled.div`
  padding: ${token.space4};
  border-radius: ${token.radiusCard};
`;
