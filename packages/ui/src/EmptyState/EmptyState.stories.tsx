import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { Button } from '../Button/Button.tsx';
import { SproutIcon, UsersIcon } from '../Icon/icons.ts';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';

function Choose() {
  return <Button variant="primary">Choose a plan</Button>;
}

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: { layout: 'padded' },
  args: { title: 'No deposits yet', headingLevel: 2 } satisfies EmptyStateProps,
});

export const WithNextStep = meta.story({
  args: {
    icon: SproutIcon,
    children: 'Your deposits will be here, each with its term, what it has accrued and when it unlocks.',
    action: <Choose />,
  },
});

export const LongWords = meta.story({
  args: {
    icon: SproutIcon,
    title: 'Высококвалифицированныеинвестиционныедепозиты ещё не открыты',
    children: 'Здесь появятся превысокомногорассмотрительствующие-подробности каждого депозита.',
    action: <Button variant="primary">Выбрать инвестиционный план с автоматическим продлением</Button>,
  },
  render: (args) => (
    <div style={{ maxWidth: 220 }}>
      <EmptyState {...args} />
    </div>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const title = 'No refills in this period';
    const body =
      'The people you invite will be here with their level and your reward. The terms are under Marketing.';
    return (
      <States cell="wide">
        <State name="a title alone">
          <EmptyState title={title} headingLevel={2} />
        </State>
        <State name="with an icon">
          <EmptyState icon={SproutIcon} title={title} headingLevel={2} />
        </State>
        <State name="with what will be here">
          <EmptyState title="You have not invited anyone yet" headingLevel={2}>
            {body}
          </EmptyState>
        </State>
        <State name="with the next step">
          <EmptyState
            icon={UsersIcon}
            title="You have not invited anyone yet"
            headingLevel={2}
            action={<Button>Copy the partner link</Button>}
          >
            {body}
          </EmptyState>
        </State>
      </States>
    );
  },
});
