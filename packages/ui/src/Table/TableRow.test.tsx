import { render, screen, user } from '@meridian/testing';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { RowAction } from './TableRow.tsx';

/**
 * Clicks the link of a row in an app with a router. Records what the router received and whether the browser
 * handled the click.
 */
function openRow(href: string) {
  const navigate = vi.fn<(href: string) => void>();
  const isLeft = vi.fn<(isLeft: boolean) => void>();
  render(
    <UiProvider locale="en" navigate={navigate}>
      <RowAction row={undefined} action={{ header: 'Details', label: () => 'Refill 1', href: () => href }} />
    </UiProvider>,
  );
  document.addEventListener(
    'click',
    (event) => {
      isLeft(!event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  return { navigate, isLeft, link: screen.getByRole('link', { name: 'Refill 1' }) };
}

it('navigates with the router, without a page load', async () => {
  const { navigate, isLeft, link } = openRow('/refills/1');
  await user.click(link);
  expect(navigate.mock.calls).toEqual([['/refills/1']]);
  expect(isLeft).toHaveBeenCalledWith(false);
});

it.each(['Control', 'Meta', 'Shift', 'Alt'])(
  'leaves a click with %s to the browser, which opens a tab or a window or saves the page',
  async (key) => {
    const { navigate, isLeft, link } = openRow('/refills/1');
    const investor = user.setup();
    await investor.keyboard(`{${key}>}`);
    await investor.click(link);
    expect(navigate).not.toHaveBeenCalled();
    expect(isLeft).toHaveBeenCalledWith(true);
  },
);

it('leaves other origins to the browser', async () => {
  const { navigate, isLeft, link } = openRow('https://example.org/refills/1');
  await user.click(link);
  expect(navigate).not.toHaveBeenCalled();
  expect(isLeft).toHaveBeenCalledWith(true);
});
