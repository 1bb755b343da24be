import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { expect, fn } from 'storybook/test';
import { PageTabs, type PageTabsProps } from './PageTabs.tsx';

const meta = preview.meta({
  component: PageTabs,
  subcomponents: { PageTab: shapes.PageTab },
  title: 'Components/PageTabs',
  parameters: { layout: 'padded' },
  args: {
    label: 'Refills',
    tabs: [
      { label: 'New', href: '#new', isCurrent: true },
      { label: 'History', href: '#history', count: '5', isCurrent: false },
    ],
  } satisfies PageTabsProps,
});

export const TwoPages = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'New' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'History 5' })).not.toHaveAttribute('aria-current');
  },
});

/** Tab stops at each page, Enter opens it. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'New' })).toHaveFocus();
    await userEvent.tab();
    const history = canvas.getByRole('link', { name: 'History 5' });
    await expect(history).toHaveFocus();
    const followed = fn((event: Event) => event.preventDefault());
    history.addEventListener('click', followed);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
});

export const LongWords = meta.story({
  render: (args) => (
    <div style={{ maxWidth: 260 }}>
      <PageTabs
        {...args}
        tabs={[
          { label: 'Новое пополнение баланса', href: '#new', isCurrent: true },
          { label: 'История пополнений', href: '#history', count: '1 234', isCurrent: false },
        ]}
      />
    </div>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States cell="wide">
      <State name="first page">
        <PageTabs {...args} label="Refills 1" />
      </State>
      <State name="hovered" is="hovered" on="[href='#history']">
        <PageTabs {...args} label="Refills 2" />
      </State>
      <State name="focused" is="focused" on="[href='#history']">
        <PageTabs {...args} label="Refills 3" />
      </State>
    </States>
  ),
});
