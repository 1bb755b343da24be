import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { sayIn, useSay, type Say } from '#.storybook/useSay';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pagination, type PaginationLabels } from './Pagination.tsx';

const labelsIn = (say: Say, which = ''): PaginationLabels => {
  const write = (figure: number) =>
    say(new Intl.NumberFormat('en').format(figure), new Intl.NumberFormat('ru').format(figure));
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
  parameters: { layout: 'padded', inRussian: { labels: labelsIn(sayIn('ru')) } },
  args: { page: 1, limit: 20, total: 134, onPageChange: fn(), labels: labelsIn(sayIn('en')) },
});

export const FirstPage = meta.story({
  async play({ args, canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const previous = say('Previous page', 'Предыдущая страница');
    await userEvent.click(canvas.getByRole('button', { name: previous }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: say('Next page', 'Следующая страница') }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
  },
});

export const MiddlePage = meta.story({ args: { page: 12, total: 480 } });

export const LastPage = meta.story({
  args: { page: 7 },
  async play({ canvas, globals }) {
    const say = sayIn(globals.language);
    await expect(canvas.getByText(say('121–134 of 134', '121–134 из 134'))).toBeVisible();
    const next = canvas.getByRole('button', { name: say('Next page', 'Следующая страница') });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
});

/** An old URL may name a page that no longer exists. */
export const BeyondTheLastPage = meta.story({
  args: { page: 99, total: 55 },
  async play({ args, canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    await expect(canvas.getByText(say('41–55 of 55', '41–55 из 55'))).toBeVisible();
    const third = canvas.getByRole('button', { name: say('Page 3', 'Страница 3') });
    await expect(third).toHaveAttribute('aria-current', 'page');
    const previous = say('Previous page', 'Предыдущая страница');
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
  async play({ canvas, globals }) {
    const nothing = sayIn(globals.language)('No refills', 'Пополнений нет');
    await expect(canvas.getByText(nothing)).toBeVisible();
  },
});

/** A URL may contain any number, and a response may contain NaN. */
export const FiguresThatAreNone = meta.story({
  args: { page: Number.NaN, limit: 0, total: -5 },
  async play({ canvas, globals }) {
    const say = sayIn(globals.language);
    await expect(canvas.getByText(say('No refills', 'Пополнений нет'))).toBeVisible();
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
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const button = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(button(say('Previous page', 'Предыдущая страница'))).toHaveFocus();
    await userEvent.tab();
    await expect(button(say('Page 1', 'Страница 1'))).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button(say('Page 1', 'Страница 1'))).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const next = button(say('Next page', 'Следующая страница'));
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(canvas.getByText(say('41–60 of 60', '41–60 из 60'))).toBeVisible();
    await expect(next).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(button(say('Page 3', 'Страница 3'))).toHaveFocus();
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
        <State name="number pressed" is="pressed" on="[aria-label$='3']">
          <Pagination {...pages} page={1} total={134} labels={labelsIn(say, ' F')} />
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
