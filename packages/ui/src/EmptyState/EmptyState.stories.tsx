import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { SproutIcon, UsersIcon } from '../Icon/icons.ts';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: { layout: 'padded' },
  args: { title: 'No deposits yet', headingLevel: 2 } satisfies EmptyStateProps,
});

export const TitleOnly = meta.story();

export const WithNextStep = meta.story({
  args: {
    icon: SproutIcon,
    children: 'Your deposits will be here, each with its term, what it has accrued and when it unlocks.',
    action: <Button variant="primary">Choose a plan</Button>,
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <EmptyState title="За этот период операций не было" headingLevel={2} />
      <EmptyState
        icon={UsersIcon}
        title="Вы пока никого не пригласили"
        headingLevel={2}
        action={<Button>Скопировать партнёрскую ссылку</Button>}
      >
        Здесь появятся приглашённые вами люди, их уровень и ваше вознаграждение. Условия программы описаны в
        разделе «Маркетинг».
      </EmptyState>
    </div>
  ),
});
