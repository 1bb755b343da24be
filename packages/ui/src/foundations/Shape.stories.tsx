import styled from '@emotion/styled';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as token from '../tokens/tokens.ts';

const meta = preview.meta({
  title: 'Foundations/Shape',
  parameters: { layout: 'padded' },
});

const corners = [
  ['radiusControl', 'Buttons, fields'],
  ['radiusCard', 'Cards, menus, alerts'],
  ['radiusSheet', 'Dialogs, sheets'],
  ['radiusFull', 'Badges, dots, tracks'],
] as const;

const shadows = [
  ['shadow1', 'Popovers, toasts'],
  ['shadow2', 'Dialogs, sheets'],
] as const;

export const EveryCorner = meta.story({
  render: () => (
    <Grid min="narrow" gap={6}>
      {corners.map(([corner, use]) => (
        <Plate key={corner} style={{ borderRadius: token[corner] }}>
          <code>{corner}</code>
          {use}
        </Plate>
      ))}
    </Grid>
  ),
});

export const EveryShadow = meta.story({
  render: () => (
    <Grid min="narrow" gap={10}>
      {shadows.map(([shadow, use]) => (
        <Plate key={shadow} data-floating style={{ boxShadow: token[shadow] }}>
          <code>{shadow}</code>
          {use}
        </Plate>
      ))}
    </Grid>
  ),
});

function Heights() {
  return (
    <Stack gap={6}>
      <Inline gap={4} align="end">
        <Button size="small">Small, 32</Button>
        <Button>An action, 40</Button>
        <Button size="large" variant="primary">
          A commitment, 48
        </Button>
      </Inline>
      <TextField label="A field, 44" />
    </Stack>
  );
}

export const EveryHeight = meta.story({ render: () => <Heights /> });

const Plate = styled('div')`
  display: grid;
  gap: ${token.space1};
  padding: ${token.space5} ${token.space6};
  border: 1px solid ${token.lineStrong};
  background: ${token.surfaceRaised};
  color: ${token.ink};
  font: ${token.weightRegular} ${token.text14} / ${token.line14} ${token.fontSans};

  &[data-floating] {
    border-color: transparent;
    border-radius: ${token.radiusCard};
  }

  code {
    font: ${token.weightMedium} ${token.text12} / ${token.line12} ${token.fontMono};
  }
`;
