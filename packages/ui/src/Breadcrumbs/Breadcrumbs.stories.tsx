import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { sayIn, useSay, type Say } from '#.storybook/useSay';
import { expect, fn } from 'storybook/test';
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs.tsx';

const parentsIn = (say: Say) =>
  [
    { label: say('Home', 'Главная'), href: '#home' },
    { label: say('Strategies', 'Стратегии'), href: '#strategies' },
  ] as const;

const meta = preview.meta({
  component: Breadcrumbs,
  subcomponents: { Breadcrumb: shapes.Breadcrumb },
  title: 'Components/Breadcrumbs',
  parameters: {
    layout: 'padded',
    inRussian: { label: 'Вы здесь', parents: parentsIn(sayIn('ru')), current: 'Маркет-мейкинг' },
  },
  args: {
    label: 'You are here',
    parents: parentsIn(sayIn('en')),
    current: 'Market making',
  } satisfies BreadcrumbsProps,
});

export const TwoLevels = meta.story({
  async play({ canvas, globals }) {
    const say = sayIn(globals.language);
    const current = canvas.getByText(say('Market making', 'Маркет-мейкинг'));
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

/** Tab stops at each parent page, not at the current one. */
export const Keyboard = meta.story({
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const strategies = canvas.getByRole('link', { name: say('Strategies', 'Стратегии') });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: say('Home', 'Главная') })).toHaveFocus();
    await userEvent.tab();
    await expect(strategies).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText(say('Market making', 'Маркет-мейкинг'))).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(strategies).toHaveFocus();
    const followed = fn((event: Event) => event.preventDefault());
    strategies.addEventListener('click', followed);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
});

export const LongWords = meta.story({
  render: (args) => (
    <div style={{ maxWidth: 260 }}>
      <Breadcrumbs
        {...args}
        current="Статистическийарбитражнакриптовалютныхбиржахсхеджированиемрисков"
        parents={[
          { label: 'Главная', href: '#home' },
          { label: 'Стратегии доверительного управления', href: '#strategies' },
        ]}
      />
    </div>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    const words = {
      current: say('Market making', 'Маркет-мейкинг'),
      parents: parentsIn(say),
    };
    // Each trail needs a unique name, because landmarks on a page must differ.
    const here = say('You are here', 'Вы здесь');
    return (
      <States cell="wide">
        <State name="one level above">
          <Breadcrumbs label={`${here} 1`} {...words} parents={[words.parents[0]]} />
        </State>
        <State name="two levels above">
          <Breadcrumbs label={`${here} 2`} {...words} />
        </State>
        <State name="hovered" is="hovered" on="a">
          <Breadcrumbs label={`${here} 3`} {...words} />
        </State>
        <State name="focused" is="focused">
          <Breadcrumbs label={`${here} 4`} {...words} />
        </State>
        <State name="no room: wraps">
          <div style={{ maxWidth: 180 }}>
            <Breadcrumbs label={`${here} 5`} {...words} />
          </div>
        </State>
      </States>
    );
  },
});
