import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pagination, type PaginationLabels } from './Pagination.tsx';

type Say = ReturnType<typeof useSay>;

const labelsIn = (say: Say, which = ''): PaginationLabels => {
  const write = (figure: number) => say(figure.toLocaleString('en'), figure.toLocaleString('ru'));
  return {
    navigation: say('Pages of refills', 'Страницы пополнений') + which,
    previous: say('Previous page', 'Предыдущая страница'),
    next: say('Next page', 'Следующая страница'),
    page: (page) => say(`Page ${write(page)}`, `Страница ${write(page)}`),
    range: (first, last, total) =>
      total === 0
        ? say('No refills', 'Пополнений нет')
        : say(
            `${write(first)}–${write(last)} of ${write(total)}`,
            `${write(first)}–${write(last)} из ${write(total)}`,
          ),
    position: (page, pageCount) =>
      say(`${write(page)} of ${write(pageCount)}`, `${write(page)} из ${write(pageCount)}`),
  };
};

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  subcomponents: { PaginationLabels: shapes.PaginationLabels },
  parameters: { layout: 'padded' },
  args: { page: 1, limit: 20, total: 134, onPageChange: fn(), labels: labelsIn((english) => english) },
});

export const FirstPage = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
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
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** An old address may name a page that is gone. */
export const BeyondTheLastPage = meta.story({
  args: { page: 99, total: 55 },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText('41–55 of 55')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
  },
});

export const OnePage = meta.story({
  args: { total: 8 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Without items the host's words say so, rather than count from nought to nought. */
export const Empty = meta.story({
  args: { total: 0 },
  async play({ canvas }) {
    await expect(canvas.getByText('No refills')).toBeVisible();
  },
});

/** Numbers of six digits still stand in seven places, and none runs into its neighbour. */
export const MillionsOfItems = meta.story({ args: { page: 123_456, total: 9_876_543 } });

/** Tab goes from arrow to number, Enter and Space press; who reaches the end keeps the focus there. */
export const Keyboard = meta.story({
  args: { total: 60 },
  render: function Pages(args) {
    const [page, setPage] = useState(2);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const next = canvas.getByRole('button', { name: 'Next page' });
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(canvas.getByText('41–60 of 60')).toBeVisible();
    await expect(next).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveFocus();
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    const pages = { limit: 20, onPageChange: () => undefined };
    return (
      <States cell="full">
        {[1, 4, 12, 24].map((page) => (
          <State key={page} name={`page ${page} of 24`}>
            <Pagination {...pages} page={page} total={480} labels={labelsIn(say, ` ${page}`)} />
          </State>
        ))}
        <State name="number hovered" is="hovered" on="[aria-label$='3']">
          <Pagination {...pages} page={1} total={134} labels={labelsIn(say, ' A')} />
        </State>
        <State name="number focused" is="focused" on="[aria-label$='3']">
          <Pagination {...pages} page={1} total={134} labels={labelsIn(say, ' B')} />
        </State>
        <State name="one page">
          <Pagination {...pages} page={1} total={3} labels={labelsIn(say, ' C')} />
        </State>
        <State name="nothing">
          <Pagination {...pages} page={1} total={0} labels={labelsIn(say, ' D')} />
        </State>
        <State name="millions">
          <Pagination {...pages} page={123_456} total={9_876_543} labels={labelsIn(say, ' E')} />
        </State>
      </States>
    );
  },
});
