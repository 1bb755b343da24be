import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay } from '#.storybook/useSay';
import { expect, within } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  title: 'Components/Progress',
  component: Progress,
  parameters: { layout: 'padded', inRussian: { label: 'Срок', valueText: '12 из 30 дней' } },
  args: { label: 'Term', percent: 40, valueText: '12 of 30 days' },
});

export const HalfWay = meta.story({
  async play({ canvasElement, globals }) {
    const say = sayIn(globals.language);
    const bar = within(canvasElement).getByRole('progressbar', { name: say('Term', 'Срок') });
    await expect(bar).toHaveAttribute('aria-valuetext', say('12 of 30 days', '12 из 30 дней'));
  },
});

export const LongWords = meta.story({
  args: { label: 'Достопримечательностепоклонничество', valueText: '12 из 30 календарных дней' },
  render: (args) => (
    <div style={{ maxWidth: 160 }}>
      <Progress {...args} />
    </div>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    const term = say('Term of the deposit', 'Срок депозита');
    return (
      <States>
        <State name="accent, 0">
          <Progress label={term} percent={0} valueText={say('0 of 30 days', '0 из 30 дней')} />
        </State>
        <State name="accent, 1">
          <Progress label={term} percent={1} valueText={say('1 of 100 days', '1 из 100 дней')} />
        </State>
        <State name="accent, 62">
          <Progress
            label={say('Upload of the document', 'Загрузка документа')}
            percent={62}
            valueText={say('62%', '62 %')}
          />
        </State>
        <State name="success, 100">
          <Progress
            label={term}
            percent={100}
            valueText={say('30 of 30 days', '30 из 30 дней')}
            tone="success"
          />
        </State>
      </States>
    );
  },
});
