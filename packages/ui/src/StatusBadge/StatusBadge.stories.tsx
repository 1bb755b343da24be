import preview from '#.storybook/preview';
import { StatusBadge } from './StatusBadge.tsx';

const meta = preview.meta({
  title: 'Components/StatusBadge',
  component: StatusBadge,
  parameters: { layout: 'padded' },
});

export const Closed = meta.story({ args: { tone: 'neutral', label: 'Closed' } });

export const InProcess = meta.story({ args: { tone: 'info', label: 'In process' } });

export const Replenished = meta.story({ args: { tone: 'success', label: 'Replenished' } });

export const OnInspection = meta.story({ args: { tone: 'warning', label: 'On inspection' } });

export const Rejected = meta.story({ args: { tone: 'danger', label: 'Rejected' } });

export const AllStates = meta.story({
  args: Closed.input.args,
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <StatusBadge tone="neutral" label="Закрыт" />
      <StatusBadge tone="info" label="Ожидает завершения" />
      <StatusBadge tone="success" label="Зачислено на баланс" />
      <StatusBadge tone="warning" label="На проверке" />
      <StatusBadge tone="danger" label="Отклонено" />
    </div>
  ),
});
