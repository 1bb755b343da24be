import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  component: Text,
  title: 'Foundations/Text',
  parameters: { layout: 'padded' },
  args: { children: 'Accruals are held until the end of the tariff.' },
});

export const Body = meta.story();

export const Muted = meta.story({ args: { tone: 'muted' } });

export const Code = meta.story({
  args: { isCode: true, children: '0x7a3f91b6c4d2e85a0f1b9c77d3e64812ab90cd5f6e1328470b5a9d3c6f8e2b41' },
});

export const Tabular = meta.story({
  render: () => (
    <Stack gap={0} align="start">
      <Text isTabular>11,111.11 USDT</Text>
      <Text isTabular>80,808.80 USDT</Text>
    </Stack>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap={3} width="text">
      {([12, 14, 16, 20, 24] as const).map((size) => (
        <Text key={size} size={size}>
          Начисления хранятся до конца срока тарифа и выплачиваются вместе с телом вклада.
        </Text>
      ))}
      {(['default', 'muted', 'accent', 'neutral', 'info', 'success', 'warning', 'danger'] as const).map(
        (tone) => (
          <Text key={tone} tone={tone} weight="medium">
            Заявка на вывод принята, средства зарезервированы
          </Text>
        ),
      )}
      <Text isCode tone="muted">
        TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE
      </Text>
    </Stack>
  ),
});
