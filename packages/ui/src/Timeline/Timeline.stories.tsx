import preview from '#.storybook/preview';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Timeline, type TimelineProps } from './Timeline.tsx';

const created = <DateTime value="2026-10-14T09:12:00Z" timeZone="UTC" />;
const credited = <DateTime value="2026-10-14T09:31:00Z" timeZone="UTC" />;

const meta = preview.meta({
  title: 'Components/Timeline',
  component: Timeline,
  parameters: { layout: 'padded' },
  args: {
    label: 'Course of the refill',
    stateLabels: { done: 'Done:', current: 'Now:', upcoming: 'Later:', failed: 'Failed:' },
    steps: [
      { id: 'created', label: 'Request created', state: 'done', time: created },
      {
        id: 'waiting',
        label: 'Waiting for confirmations',
        state: 'current',
        description: 'The network usually needs about 20 minutes. You can close this page.',
      },
      { id: 'replenished', label: 'Replenished', state: 'upcoming' },
    ],
  } satisfies TimelineProps,
});

export const Waiting = meta.story();

export const Replenished = meta.story({
  args: {
    steps: [
      { id: 'created', label: 'Request created', state: 'done', time: created },
      { id: 'waiting', label: 'Confirmed by the network', state: 'done', time: credited },
      { id: 'replenished', label: 'Replenished', state: 'done', time: credited },
    ],
  },
});

export const Rejected = meta.story({
  args: {
    steps: [
      { id: 'created', label: 'Request created', state: 'done', time: created },
      {
        id: 'rejected',
        label: 'Rejected',
        state: 'failed',
        time: credited,
        description: 'No payment reached the address before the request expired.',
      },
    ],
  },
});

export const AllStates = meta.story({
  globals: { language: 'ru' },
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    label: 'Ход пополнения',
    stateLabels: { done: 'Готово:', current: 'Сейчас:', upcoming: 'Позже:', failed: 'Не выполнено:' },
    steps: [
      { id: '1', label: 'Заявка создана', state: 'done', time: created },
      {
        id: '2',
        label: 'Ожидаем подтверждений сети',
        state: 'current',
        description: 'Обычно это занимает около 20 минут. Страницу можно закрыть.',
      },
      { id: '3', label: 'Зачислено на баланс', state: 'upcoming' },
      {
        id: '4',
        label: 'Отклонено',
        state: 'failed',
        description: 'Платёж не поступил до истечения срока заявки.',
      },
    ],
  },
});
