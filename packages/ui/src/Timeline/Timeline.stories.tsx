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

const replenishedIn = (say: Say): TimelineStep[] => [
  requestedIn(say),
  {
    id: 'waiting',
    label: say('Confirmed by the network', 'Подтверждено сетью'),
    state: 'done',
    time: credited,
  },
  { id: 'replenished', label: say('Replenished', 'Зачислено'), state: 'done', time: credited },
];

const rejectedIn = (say: Say): TimelineStep[] => [
  requestedIn(say),
  {
    id: 'rejected',
    label: say('Rejected', 'Отклонено'),
    state: 'failed',
    time: credited,
    description: say(
      'No payment reached the address before the request expired.',
      'Перевод не поступил на адрес до истечения срока заявки.',
    ),
  },
];

const stepperIn = (say: Say): TimelineStep[] => [
  { id: 'where', label: say('Where to', 'Куда'), state: 'done' },
  { id: 'amount', label: say('How much', 'Сколько'), state: 'current' },
  { id: 'code', label: say('Code', 'Код'), state: 'upcoming' },
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

export const Replenished = meta.story({
  args: { steps: replenishedIn(sayIn('en')) },
  parameters: { inRussian: { steps: replenishedIn(sayIn('ru')) } },
});

export const Rejected = meta.story({
  args: { steps: rejectedIn(sayIn('en')) },
  parameters: { inRussian: { steps: rejectedIn(sayIn('ru')) } },
});

/** Above a form: the current step and the remaining ones. If they do not fit, the steps stack. */
export const Stepper = meta.story({
  args: {
    label: 'Steps of the withdrawal',
    orientation: 'horizontal',
    steps: stepperIn(sayIn('en')),
  },
  parameters: { inRussian: { label: 'Шаги вывода', steps: stepperIn(sayIn('ru')) } },
});

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
    const course: TimelineStep[] = [
      { id: '1', label: say('Request created', 'Заявка создана'), state: 'done', time: created },
      {
        id: '2',
        label: say('Waiting for confirmations', 'Ожидаем подтверждений сети'),
        state: 'current',
        description: say(
          'It usually takes about 20 minutes. You can close this page.',
          'Обычно это занимает около 20 минут. Страницу можно закрыть.',
        ),
      },
      { id: '3', label: say('Credited to the balance', 'Зачислено на баланс'), state: 'upcoming' },
    ];
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
          <Timeline label={refill} stateLabels={stateLabels} steps={course} />
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
