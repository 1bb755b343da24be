import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { sayIn, useSay, type Say } from '#.storybook/useSay';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Timeline, type TimelineProps, type TimelineStep } from './Timeline.tsx';

const created = <DateTime value="2026-10-14T09:12:00Z" timeZone="UTC" />;
const credited = <DateTime value="2026-10-14T09:31:00Z" timeZone="UTC" />;

const requestedIn = (say: Say): TimelineStep => ({
  id: 'created',
  label: say('Request created', 'Заявка создана'),
  state: 'done',
  time: created,
});

const waitingIn = (say: Say): TimelineStep[] => [
  requestedIn(say),
  {
    id: 'waiting',
    label: say('Waiting for confirmations', 'Ожидаем подтверждений сети'),
    state: 'current',
    description: say(
      'The network usually needs about 20 minutes. You can close this page.',
      'Обычно сети нужно около 20 минут. Страницу можно закрыть.',
    ),
  },
  { id: 'replenished', label: say('Replenished', 'Зачислено'), state: 'upcoming' },
];

const stateLabelsIn = (say: Say) => ({
  done: say('Done:', 'Готово:'),
  current: say('Now:', 'Сейчас:'),
  upcoming: say('Later:', 'Позже:'),
  failed: say('Failed:', 'Не выполнено:'),
});

const meta = preview.meta({
  title: 'Components/Timeline',
  component: Timeline,
  subcomponents: { TimelineStep: shapes.TimelineStep },
  parameters: {
    layout: 'padded',
    inRussian: {
      label: 'Ход пополнения',
      stateLabels: stateLabelsIn(sayIn('ru')),
      steps: waitingIn(sayIn('ru')),
    },
  },
  args: {
    label: 'Course of the refill',
    stateLabels: stateLabelsIn(sayIn('en')),
    steps: waitingIn(sayIn('en')),
  } satisfies TimelineProps,
});

export const Waiting = meta.story();

export const LongWords = meta.story({
  args: {
    steps: [
      {
        id: 'long',
        label: 'Достопримечательностепоклонничествование',
        state: 'current',
        description: '0x7a3f91b6c4d2e85a0f1b9c77d3e64812ab90cd5f6e1328470b5a9d3c6f8e2b41',
      },
      { id: 'next', label: 'Высокопревосходительствующее', state: 'upcoming' },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 220 }}>
      <Timeline {...args} />
    </div>
  ),
});

/** Without steps nothing is rendered. */
export const NoSteps = meta.story({ args: { steps: [] } });

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    const stateLabels = stateLabelsIn(say);
    const rejected: TimelineStep[] = [
      { id: '1', label: say('Request created', 'Заявка создана'), state: 'done', time: created },
      {
        id: '2',
        label: say('Rejected', 'Отклонено'),
        state: 'failed',
        time: credited,
        description: say(
          'No payment came before the request expired.',
          'Платёж не поступил до истечения срока заявки.',
        ),
      },
    ];
    const steps: TimelineStep[] = [
      { id: '1', label: say('Where to', 'Куда'), state: 'done' },
      { id: '2', label: say('How much', 'Сколько'), state: 'done' },
      { id: '3', label: say('Code from the message', 'Код из сообщения'), state: 'current' },
      { id: '4', label: say('Result', 'Результат'), state: 'upcoming' },
    ];
    const refill = say('Course of the refill', 'Ход пополнения');
    return (
      <States cell="full">
        <State name="done, current, upcoming">
          <Timeline label={refill} stateLabels={stateLabels} steps={waitingIn(say)} />
        </State>
        <State name="failed">
          <Timeline label={refill} stateLabels={stateLabels} steps={rejected} />
        </State>
        <State name="horizontal">
          <Timeline
            label={say('Steps of the withdrawal', 'Шаги вывода')}
            stateLabels={stateLabels}
            steps={steps}
            orientation="horizontal"
          />
        </State>
      </States>
    );
  },
});
