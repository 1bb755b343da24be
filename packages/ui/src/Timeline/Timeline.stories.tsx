import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Timeline, type TimelineProps, type TimelineStep } from './Timeline.tsx';

const created = <DateTime value="2026-10-14T09:12:00Z" timeZone="UTC" />;
const credited = <DateTime value="2026-10-14T09:31:00Z" timeZone="UTC" />;

const requested: TimelineStep = {
  id: 'created',
  label: 'Request created',
  state: 'done',
  time: created,
};

const waiting: TimelineStep[] = [
  requested,
  {
    id: 'waiting',
    label: 'Waiting for confirmations',
    state: 'current',
    description: 'The network usually needs about 20 minutes. You can close this page.',
  },
  { id: 'replenished', label: 'Replenished', state: 'upcoming' },
];

const stateLabels = {
  done: 'Done:',
  current: 'Now:',
  upcoming: 'Later:',
  failed: 'Failed:',
};

const meta = preview.meta({
  title: 'Components/Timeline',
  component: Timeline,
  subcomponents: { TimelineStep: shapes.TimelineStep },
  parameters: { layout: 'padded' },
  args: {
    label: 'Course of the refill',
    stateLabels: stateLabels,
    steps: waiting,
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
    const rejected: TimelineStep[] = [
      { id: '1', label: 'Request created', state: 'done', time: created },
      {
        id: '2',
        label: 'Rejected',
        state: 'failed',
        time: credited,
        description: 'No payment came before the request expired.',
      },
    ];
    const steps: TimelineStep[] = [
      { id: '1', label: 'Where to', state: 'done' },
      { id: '2', label: 'How much', state: 'done' },
      { id: '3', label: 'Code from the message', state: 'current' },
      { id: '4', label: 'Result', state: 'upcoming' },
    ];
    const refill = 'Course of the refill';
    return (
      <States cell="full">
        <State name="done, current, upcoming">
          <Timeline label={refill} stateLabels={stateLabels} steps={waiting} />
        </State>
        <State name="failed">
          <Timeline label={refill} stateLabels={stateLabels} steps={rejected} />
        </State>
        <State name="horizontal">
          <Timeline
            label="Steps of the withdrawal"
            stateLabels={stateLabels}
            steps={steps}
            orientation="horizontal"
          />
        </State>
      </States>
    );
  },
});
