import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Pagination, type PaginationLabels } from './Pagination.tsx';

const labels: PaginationLabels = {
  navigation: 'Pages of refills',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  range: (first, last, total) => `${first}–${last} of ${total}`,
  position: (page, pageCount) => `${page} of ${pageCount}`,
};

const russianLabels: PaginationLabels = {
  navigation: 'Страницы пополнений',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  page: (page) => `Страница ${page}`,
  range: (first, last, total) => `${first}–${last} из ${total}`,
  position: (page, pageCount) => `${page} из ${pageCount}`,
};

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  parameters: { layout: 'padded' },
  args: { page: 1, limit: 20, total: 134, onPageChange: fn(), labels },
});

export const FirstPage = meta.story({
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
  },
});

export const MiddlePage = meta.story({ args: { page: 12, total: 480 } });

export const LastPage = meta.story({
  args: { page: 7 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('121–134 of 134')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const OnePage = meta.story({
  args: { total: 8 },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
});

export const AllStates = meta.story({
  globals: { language: 'ru' },
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[1, 4, 12, 24].map((page) => (
        <Pagination
          key={page}
          page={page}
          limit={20}
          total={480}
          onPageChange={() => undefined}
          labels={{ ...russianLabels, navigation: `Страницы пополнений, пример ${page}` }}
        />
      ))}
      <Pagination page={1} limit={20} total={3} onPageChange={() => undefined} labels={russianLabels} />
    </div>
  ),
});
