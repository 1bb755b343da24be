import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
import { Text } from './Text.tsx';

const hash = '0x7a3f91b6c4d2e85a0f1b9c77d3e64812ab90cd5f6e1328470b5a9d3c6f8e2b41';

const meta = preview.meta({
  component: Text,
  title: 'Components/Text',
  parameters: {
    layout: 'padded',
    inRussian: { children: 'Начисления удерживаются до конца срока.' },
  },
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
    const say = useSay();
    const sentence = say(
      'Accruals are held until the end of the term and paid out with the body.',
      'Начисления хранятся до конца срока и выплачиваются вместе с суммой депозита.',
    );
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
          <Text isTabular>{say('11,111.11', '11\u00a0111,11')}</Text>
          <Text isTabular>{say('80,808.80', '80\u00a0808,80')}</Text>
        </State>
        <State name="inline">
          {say('The fee is ', 'Комиссия: ')}
          <Text isInline weight="strong">
            {say('2.50 USDT', '2,50 USDT')}
          </Text>
        </State>
      </States>
    );
  },
});
