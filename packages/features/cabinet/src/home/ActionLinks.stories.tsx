import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay, type Say } from '#.storybook/useSay';
import { ArrowDownToLineIcon, ArrowLeftRightIcon, ArrowUpFromLineIcon, SproutIcon } from '@meridian/ui';
import { expect } from 'storybook/test';
import { type ActionLink, ActionLinks } from './ActionLinks.tsx';

const actionsIn = (say: Say): ActionLink[] => [
  {
    id: 'refill',
    href: '#refill',
    label: say('Refill', 'Пополнить'),
    icon: ArrowDownToLineIcon,
    variant: 'primary',
  },
  { id: 'invest', href: '#invest', label: say('Invest', 'Инвестировать'), icon: SproutIcon },
  { id: 'withdraw', href: '#withdraw', label: say('Withdraw', 'Вывести'), icon: ArrowUpFromLineIcon },
  {
    id: 'exchange',
    href: '#exchange',
    label: say('Exchange', 'Обменять'),
    icon: ArrowLeftRightIcon,
    variant: 'quiet',
  },
];

const meta = preview.meta({
  title: 'Features/Cabinet/ActionLinks',
  component: ActionLinks,
  parameters: {
    layout: 'padded',
    inRussian: { label: 'Действия', actions: actionsIn(sayIn('ru')) },
  },
  args: { label: 'Actions', actions: actionsIn(sayIn('en')) },
});

export const Four = meta.story({});

export const Keyboard = meta.story({
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: say('Refill', 'Пополнить') })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: say('Invest', 'Инвестировать') })).toHaveFocus();
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    const actions = actionsIn(say);
    return (
      <States cell="wide">
        <State name="four">
          <ActionLinks label={say('Actions', 'Действия')} actions={actions} />
        </State>
        <State name="hovered" is="hovered" on="a">
          <ActionLinks label={say('Actions', 'Действия')} actions={actions} />
        </State>
        <State name="focused" is="focused" on="a">
          <ActionLinks label={say('Actions', 'Действия')} actions={actions} />
        </State>
      </States>
    );
  },
});
