import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { Text } from './Text.tsx';

const hash = '0x7a3f91b6c4d2e85a0f1b9c77d3e64812ab90cd5f6e1328470b5a9d3c6f8e2b41';

const meta = preview.meta({
  component: Text,
  title: 'Components/Text',
  parameters: { layout: 'padded' },
  args: { children: 'Accruals are held until the end of the term.' },
});

export const Body = meta.story();

export const LongWords = meta.story({
  args: { children: 'Высокопревосходительствующее достопримечательностепоклонничество' },
  render: (args) => (
    <div style={{ maxWidth: 160 }}>
      <Text {...args} />
    </div>
  ),
});

const tones = ['default', 'muted', 'accent', 'neutral', 'info', 'success', 'warning', 'danger'] as const;

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const sentence = 'Accruals are held until the end of the term and paid out with the body.';
    return (
      <States>
        {([12, 14, 16, 20, 24] as const).map((size) => (
          <State key={size} name={`size ${size}`}>
            <Text size={size}>{sentence}</Text>
          </State>
        ))}
        {(['regular', 'medium', 'strong'] as const).map((weight) => (
          <State key={weight} name={weight}>
            <Text weight={weight}>{sentence}</Text>
          </State>
        ))}
        {tones.map((tone) => (
          <State key={tone} name={tone}>
            <Text tone={tone}>{sentence}</Text>
          </State>
        ))}
        <State name="code">
          <Text isCode>{hash}</Text>
        </State>
        <State name="tabular">
          <Text isTabular>11,111.11</Text>
          <Text isTabular>80,808.80</Text>
        </State>
        <State name="inline">
          {'The fee is '}
          <Text isInline weight="strong">
            2.50 USDT
          </Text>
        </State>
      </States>
    );
  },
});
