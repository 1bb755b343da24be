import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { ArrowDownToLineIcon, ArrowLeftRightIcon, ArrowUpFromLineIcon, SproutIcon } from '@meridian/ui';
import { expect } from 'storybook/test';
import { type ActionLink, ActionLinks } from './ActionLinks.tsx';

const actions: ActionLink[] = [
  {
    id: 'refill',
    href: '#refill',
    label: 'Refill',
    icon: ArrowDownToLineIcon,
    variant: 'primary',
  },
  { id: 'invest', href: '#invest', label: 'Invest', icon: SproutIcon },
  { id: 'withdraw', href: '#withdraw', label: 'Withdraw', icon: ArrowUpFromLineIcon },
  {
    id: 'exchange',
    href: '#exchange',
    label: 'Exchange',
    icon: ArrowLeftRightIcon,
    variant: 'quiet',
  },
];

const meta = preview.meta({
  title: 'Features/Cabinet/ActionLinks',
  component: ActionLinks,
  parameters: { layout: 'padded' },
  args: { label: 'Actions', actions: actions },
});

export const Four = meta.story({});

export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Refill' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Invest' })).toHaveFocus();
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    return (
      <States cell="wide">
        <State name="four">
          <ActionLinks label="Actions" actions={actions} />
        </State>
        <State name="hovered" is="hovered" on="a">
          <ActionLinks label="Actions" actions={actions} />
        </State>
        <State name="focused" is="focused" on="a">
          <ActionLinks label="Actions" actions={actions} />
        </State>
      </States>
    );
  },
});
