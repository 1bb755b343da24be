import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
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
  render: function Figures() {
    const say = useSay();
    return (
      <Grid min="narrow">
        <Card title={say('Refills', 'Пополнения')}>{say('12,400.00 USDT', '12\u00a0400,00\u00a0USDT')}</Card>
        <Card title={say('Withdrawals', 'Выводы')}>{say('3,150.00 USDT', '3\u00a0150,00\u00a0USDT')}</Card>
        <Card title={say('Active deposits', 'Активные депозиты')}>
          {say('8,000.00 USDT', '8\u00a0000,00\u00a0USDT')}
        </Card>
        <Card title={say('Earned', 'Заработано')}>{say('612.48 USDT', '612,48\u00a0USDT')}</Card>
      </Grid>
    );
  },
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
    const say = useSay();
    const cells = [say('Refilled', 'Пополнено'), say('Withdrawn', 'Выведено'), say('Earned', 'Заработано')];
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
            <Card>{say('The form', 'Форма')}</Card>
            <Card surface="sunken">{say('Its summary', 'Сводка к ней')}</Card>
          </Grid>
        </State>
        <State name="lead">
          <Grid layout="lead">
            <Card surface="sunken">{say('The figure', 'Показатель')}</Card>
            <Card>{say('Its course', 'Его график')}</Card>
          </Grid>
        </State>
        <State name="split, the first at the end">
          <Grid layout="split">
            <Card surface="sunken">{say('What comes next', 'Что дальше')}</Card>
            <Card>{say('The list', 'Список')}</Card>
          </Grid>
        </State>
        <State name="dialog">
          <div style={{ maxWidth: 688 }}>
            <Grid layout="dialog" gap={8}>
              <Card>{say('The address', 'Адрес')}</Card>
              <Card surface="sunken">{say('Its QR code', 'Его QR-код')}</Card>
            </Grid>
          </div>
        </State>
        <State name="figure">
          <Grid layout="figure">
            <QrCode value={address} label={say('QR code of the address', 'QR-код адреса')} />
            <Text>
              {say(
                'What belongs to the picture stands beside it.',
                'Что относится к рисунку, стоит рядом с ним.',
              )}
            </Text>
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
