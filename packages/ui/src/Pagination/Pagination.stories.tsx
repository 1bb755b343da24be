import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pagination, type PaginationLabels } from './Pagination.tsx';

const makeLabels = (which = ''): PaginationLabels => {
  const write = (figure: number) => new Intl.NumberFormat('en').format(figure);
  return {
    navigation: 'Pages of refills' + which,
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${write(page)}`,
    range: (first, last, total) =>
      total === 0 ? 'No refills' : `${write(first)}–${write(last)} of ${write(total)}`,
    position: (page, pageCount) => `${write(page)} of ${write(pageCount)}`,
  };
};

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  subcomponents: { PaginationLabels: shapes.PaginationLabels },
  parameters: { layout: 'padded' },
  args: { page: 1, limit: 20, total: 134, onPageChange: fn(), labels: makeLabels() },
});

export const FirstPage = meta.story({
  async play({ args, canvas, userEvent }) {
    const previous = 'Previous page';
    await userEvent.click(canvas.getByRole('button', { name: previous }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
  },
});

export const MiddlePage = meta.story({ args: { page: 12, total: 480 } });

export const LastPage = meta.story({
  args: { page: 7 },
  async play({ canvas }) {
    await expect(canvas.getByText('121–134 of 134')).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Next page' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
});

/** An old URL may name a page that no longer exists. */
export const BeyondTheLastPage = meta.story({
  args: { page: 99, total: 55 },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText('41–55 of 55')).toBeVisible();
    const third = canvas.getByRole('button', { name: 'Page 3' });
    await expect(third).toHaveAttribute('aria-current', 'page');
    const previous = 'Previous page';
    await userEvent.click(canvas.getByRole('button', { name: previous }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
  },
});

export const OnePage = meta.story({
  args: { total: 8 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Without items the host's own text is shown instead of "0–0 of 0". */
export const Empty = meta.story({
  args: { total: 0 },
  async play({ canvas }) {
    const nothing = 'No refills';
    await expect(canvas.getByText(nothing)).toBeVisible();
  },
});

/** A URL may contain any number, and a response may contain NaN. */
export const FiguresThatAreNone = meta.story({
  args: { page: Number.NaN, limit: 0, total: -5 },
  async play({ canvas }) {
    await expect(canvas.getByText('No refills')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Tab goes from arrow to number, Enter and Space press. At the last page the focus stays. */
export const Keyboard = meta.story({
  args: { total: 60 },
  render: function Pages(args) {
    const [page, setPage] = useState(2);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
  async play({ canvas, userEvent }) {
    const button = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(button('Previous page')).toHaveFocus();
    await userEvent.tab();
    await expect(button('Page 1')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button('Page 1')).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const next = button('Next page');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(canvas.getByText('41–60 of 60')).toBeVisible();
    await expect(next).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(button('Page 3')).toHaveFocus();
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const pages = { limit: 20, onPageChange: () => undefined };
    return (
      <States cell="full">
        {[1, 4, 12, 24].map((page) => (
          <State key={page} name={`page ${page} of 24`}>
            <Pagination {...pages} page={page} total={480} labels={makeLabels(` ${page}`)} />
          </State>
        ))}
        <State name="number hovered" is="hovered" on="[aria-label$='3']">
          <Pagination {...pages} page={1} total={134} labels={makeLabels(' A')} />
        </State>
        <State name="number pressed" is="pressed" on="[aria-label$='3']">
          <Pagination {...pages} page={1} total={134} labels={makeLabels(' F')} />
        </State>
        <State name="number focused" is="focused" on="[aria-label$='3']">
          <Pagination {...pages} page={1} total={134} labels={makeLabels(' B')} />
        </State>
        <State name="one page">
          <Pagination {...pages} page={1} total={3} labels={makeLabels(' C')} />
        </State>
        <State name="nothing">
          <Pagination {...pages} page={1} total={0} labels={makeLabels(' D')} />
        </State>
        <State name="millions">
          <Pagination {...pages} page={123_456} total={9_876_543} labels={makeLabels(' E')} />
        </State>
      </States>
    );
  },
});
