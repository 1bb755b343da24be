import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
import { StatusBadge } from './StatusBadge.tsx';

const meta = preview.meta({
  title: 'Components/StatusBadge',
  component: StatusBadge,
  parameters: { layout: 'padded' },
});

export const InProcess = meta.story({
  args: { tone: 'info', label: 'In process' },
  parameters: { inRussian: { label: 'В обработке' } },
});

export const LongWords = meta.story({
  args: { tone: 'warning', label: 'Достопримечательностепоклонничество на дополнительной проверке' },
  render: (args) => (
    <div style={{ maxWidth: 160 }}>
      <StatusBadge {...args} />
    </div>
  ),
});

export const AllStates = meta.story({
  args: InProcess.input.args,
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    const words = {
      neutral: say('Closed', 'Закрыт'),
      info: say('Awaiting completion', 'Ожидает завершения'),
      success: say('Replenished', 'Зачислено на баланс'),
      warning: say('On inspection', 'На проверке'),
      danger: say('Rejected', 'Отклонено'),
    };
    return (
      <States>
        {(['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <State key={tone} name={tone}>
            <StatusBadge tone={tone} label={words[tone]} />
          </State>
        ))}
      </States>
    );
  },
});
