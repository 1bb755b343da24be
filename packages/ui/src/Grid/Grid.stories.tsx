import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { Card } from '../Card/Card.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid } from './Grid.tsx';

const address = 'TQ5nTqDRDyVTnhbfWDUTzSWdXVgXyvQYhZ';

const meta = preview.meta({
  component: Grid,
  title: 'Components/Grid',
  parameters: { layout: 'padded' },
});

export const Figures = meta.story({
  render: () => (
    <Grid min="narrow">
      <Card title="Refills">12,400.00 USDT</Card>
      <Card title="Withdrawals">3,150.00 USDT</Card>
      <Card title="Active deposits">8,000.00 USDT</Card>
      <Card title="Earned">612.48 USDT</Card>
    </Grid>
  ),
});

/** A long word or amount wraps inside its cell. */
export const LongWords = meta.story({
  render: () => (
    <div style={{ maxWidth: 340 }}>
      <Grid min="narrow">
        <Card title="Высококвалифицированныеинвестиции">Превысокомногорассмотрительствующий</Card>
        <Card title="Выводы">
          <Amount
            size="24"
            value={{ amount: '1234567890123456789012.345678901234567890', currency: 'USDT' }}
          />
        </Card>
      </Grid>
    </div>
  ),
  async play({ canvasElement }) {
    const place = canvasElement.querySelector('[style]');
    await expect(place?.scrollWidth).toBeLessThanOrEqual(340);
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const cells = ['Refilled', 'Withdrawn', 'Earned'];
    return (
      <States cell="full">
        {(['narrow', 'medium', 'wide', 'half'] as const).map((min) => (
          <State key={min} name={`cells ${min}`}>
            <Grid min={min}>
              {cells.map((cell) => (
                <Card key={cell}>{cell}</Card>
              ))}
            </Grid>
          </State>
        ))}
        <State name="no gap">
          <Grid gap={0} min="narrow">
            {cells.map((cell) => (
              <Card key={cell}>{cell}</Card>
            ))}
          </Grid>
        </State>
        <State name="aside">
          <Grid layout="aside">
            <Card>The form</Card>
            <Card surface="sunken">Its summary</Card>
          </Grid>
        </State>
        <State name="dialog">
          <div style={{ maxWidth: 688 }}>
            <Grid layout="dialog" gap={8}>
              <Card>The address</Card>
              <Card surface="sunken">Its QR code</Card>
            </Grid>
          </div>
        </State>
        <State name="figure">
          <Grid layout="figure">
            <QrCode value={address} label="QR code of the address" />
            <Text>What belongs to the picture stands beside it.</Text>
          </Grid>
        </State>
      </States>
    );
  },
  // Waits for the lazily loaded QR encoder.
  async play({ canvas }) {
    await canvas.findByRole('img');
  },
});
