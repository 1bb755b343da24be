import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
import { StatusBadge, type StatusState } from './StatusBadge.tsx';

const meta = preview.meta({
  title: 'Components/StatusBadge',
  component: StatusBadge,
  parameters: { layout: 'padded' },
});

export const InProcess = meta.story({
  args: { state: 'working', label: 'In process' },
  parameters: { inRussian: { label: 'В обработке' } },
});

export const LongWords = meta.story({
  args: { state: 'checking', label: 'Достопримечательностепоклонничество на дополнительной проверке' },
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
      waiting: say('Waiting', 'Ожидает'),
      working: say('In work', 'В работе'),
      checking: say('On inspection', 'На проверке'),
      held: say('Held', 'Удерживается'),
      closed: say('Closed', 'Закрыт'),
      over: say('Cancelled', 'Отменено'),
      done: say('Replenished', 'Зачислено на баланс'),
      attention: say('Not confirmed', 'Не подтверждён'),
      failed: say('Rejected', 'Отклонено'),
    } satisfies Record<StatusState, string>;
    return (
      <States>
        {Object.entries(words).map(([state, label]) => (
          <State key={state} name={state}>
            <StatusBadge state={state as StatusState} label={label} />
          </State>
        ))}
      </States>
    );
  },
});
