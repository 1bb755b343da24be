import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
import { Button } from '../Button/Button.tsx';
import { SproutIcon, UsersIcon } from '../Icon/icons.ts';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';

function Choose() {
  const say = useSay();
  return <Button variant="primary">{say('Choose a plan', 'Выбрать план')}</Button>;
}

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: { layout: 'padded', inRussian: { title: 'Депозитов пока нет' } },
  args: { title: 'No deposits yet', headingLevel: 2 } satisfies EmptyStateProps,
});

export const WithNextStep = meta.story({
  args: {
    icon: SproutIcon,
    children: 'Your deposits will be here, each with its term, what it has accrued and when it unlocks.',
    action: <Choose />,
  },
  parameters: {
    inRussian: {
      children: 'Здесь будут ваши депозиты: срок каждого, сколько начислено и когда деньги станут доступны.',
    },
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
    const say = useSay();
    const title = say('No refills in this period', 'За этот период пополнений не было');
    const body = say(
      'The people you invite will be here with their level and your reward. The terms are under Marketing.',
      'Здесь появятся приглашённые вами люди, их уровень и ваше вознаграждение. Условия описаны в разделе «Маркетинг».',
    );
    return (
      <States cell="wide">
        <State name="a title alone">
          <EmptyState title={title} headingLevel={2} />
        </State>
        <State name="with an icon">
          <EmptyState icon={SproutIcon} title={title} headingLevel={2} />
        </State>
        <State name="with what will be here">
          <EmptyState
            title={say('You have not invited anyone yet', 'Вы пока никого не пригласили')}
            headingLevel={2}
          >
            {body}
          </EmptyState>
        </State>
        <State name="with the next step">
          <EmptyState
            icon={UsersIcon}
            title={say('You have not invited anyone yet', 'Вы пока никого не пригласили')}
            headingLevel={2}
            action={<Button>{say('Copy the partner link', 'Скопировать партнёрскую ссылку')}</Button>}
          >
            {body}
          </EmptyState>
        </State>
      </States>
    );
  },
});
