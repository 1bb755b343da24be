import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  component: Stack,
  title: 'Foundations/Layout',
  parameters: { layout: 'padded' },
});

const figures = [
  ['Refills', '12,400.00 USDT'],
  ['Withdrawals', '3,150.00 USDT'],
  ['Active deposits', '8,000.00 USDT'],
  ['Earned', '612.48 USDT'],
] as const;

const Figure = ({ name, amount }: { name: string; amount: string }) => (
  <Stack gap={1}>
    <Text tone="muted">{name}</Text>
    <Text size={20} weight="strong" isTabular>
      {amount}
    </Text>
  </Stack>
);

export const StackOfParagraphs = meta.story({
  render: () => (
    <Stack gap={3} width="text">
      <Heading level={2}>Early close</Heading>
      <Text size={16}>The body comes back less the plan’s exit fee.</Text>
      <Text size={16}>Accruals that are still held are forfeited.</Text>
    </Stack>
  ),
});

export const InlineThatWraps = meta.story({
  render: () => (
    <Inline justify="between" gap={4}>
      <Heading level={2}>Operations</Heading>
      <Inline>
        <Button>Filter</Button>
        <Button>Export to CSV</Button>
      </Inline>
    </Inline>
  ),
});

export const GridOfFigures = meta.story({
  render: () => (
    <Grid min="narrow" gap={6}>
      {figures.map(([name, amount]) => (
        <Figure key={name} name={name} amount={amount} />
      ))}
    </Grid>
  ),
});

export const GridWithAside = meta.story({
  render: () => (
    <Grid layout="aside" gap={8}>
      <Text size={16}>The form stands here and takes the room that is left.</Text>
      <Text tone="muted">The summary stands beside it, or under it where there is no room.</Text>
    </Grid>
  ),
});

export const GridWithFigure = meta.story({
  render: () => (
    <Grid layout="figure" gap={6}>
      <QrCode value="TQ5nTqDRDyVTnhbfWDUTzSWdXVgXyvQYhZ" label="QR code of the address in the TRON network" />
      <Text tone="muted">
        What belongs to the picture stands beside it, or under it where there is no room.
      </Text>
    </Grid>
  ),
});

export const Divided = meta.story({
  render: () => (
    <Stack>
      <Text>Fee and net amount are fixed at the request.</Text>
      <Divider />
      <Text tone="muted">
        <VisuallyHidden>Note: </VisuallyHidden>The network may take up to an hour.
      </Text>
    </Stack>
  ),
});
