import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { expect, fn } from 'storybook/test';
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs.tsx';

const parents = [
  { label: 'Home', href: '#home' },
  { label: 'Strategies', href: '#strategies' },
] as const;

const meta = preview.meta({
  component: Breadcrumbs,
  subcomponents: { Breadcrumb: shapes.Breadcrumb },
  title: 'Components/Breadcrumbs',
  parameters: { layout: 'padded' },
  args: {
    label: 'You are here',
    parents: parents,
    current: 'Market making',
  } satisfies BreadcrumbsProps,
});

export const TwoLevels = meta.story({
  async play({ canvas }) {
    const current = canvas.getByText('Market making');
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

/** Tab stops at each parent page, not at the current one. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    const strategies = canvas.getByRole('link', { name: 'Strategies' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(strategies).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText('Market making')).not.toHaveFocus();
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
    const words = {
      current: 'Market making',
      parents: parents,
    };
    // Each trail needs a unique name, because landmarks on a page must differ.
    const here = 'You are here';
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
