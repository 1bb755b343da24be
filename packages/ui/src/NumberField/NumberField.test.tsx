import { render, screen, user } from '@meridian/testing';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { NumberField } from './NumberField.tsx';

const words = {
  label: 'Amount',
  incrementLabel: 'More',
  decrementLabel: 'Less',
  messages: { unreadable: 'No number', outside: 'Not so much' },
};

const share = { style: 'percent', maximumFractionDigits: 2 } as const;

it.each([
  ['ru', '1.5', '1,5', 1.5],
  ['en', '1,5', '1.5', 1.5],
  ['ru', '-5', '-5', -5],
  ['en', '1,000', '1,000', 1000],
] as const)('in %s takes %s for %s', async (language, typed, written, number) => {
  const onChange = vi.fn();
  render(<NumberField {...words} step={0.5} onChange={onChange} />, { language });
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await user.type(field, typed);
  expect(field).toHaveValue(typed);
  await user.tab();
  expect(field).toHaveValue(written);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(number);
});

it.each([
  ['ru', '0.85', '0,85\u00a0%', 0.0085],
  ['en', '5,5', '5.5%', 0.055],
] as const)('in %s takes %s for %s of a share', async (language, typed, written, number) => {
  const onChange = vi.fn();
  render(<NumberField {...words} step={0.0005} formatOptions={share} onChange={onChange} />, { language });
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await user.type(field, typed);
  await user.tab();
  expect(field).toHaveValue(written);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(number);
});

it.each([
  ['1e5', 'No number', NaN],
  ['abc', 'No number', NaN],
  ['-5', 'Not so much', -5],
  ['366', 'Not so much', 366],
  ['0', 'Not so much', 0],
  ['9007199254740993', 'Not so much', NaN],
  ['30.1234567', 'Not so much', NaN],
])('keeps %s as typed and rejects it', async (typed, sentence, number) => {
  const onChange = vi.fn();
  const days = { ...words, minValue: 1, maxValue: 365, defaultValue: 30, onChange };
  render(<NumberField {...days} />, { language: 'ru' });
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await user.clear(field);
  await user.type(field, typed);
  expect(field).not.toHaveAttribute('aria-invalid');
  await user.tab();
  expect(field).toHaveValue(typed);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(sentence);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(number);
});

it('accepts the minimum and the maximum', async () => {
  render(<NumberField {...words} minValue={1} maxValue={365} />, { language: 'en' });
  const field = screen.getByRole('textbox', { name: 'Amount' });
  for (const bound of ['1', '365']) {
    await user.clear(field);
    await user.type(field, bound);
    await user.tab();
    expect(field).toBeValid();
  }
});

it('steps from the typed number, or from the minimum if empty', async () => {
  render(<NumberField {...words} minValue={1} />, { language: 'ru' });
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await user.type(field, '2.0{ArrowUp}');
  expect(field).toHaveValue('3');
  await user.clear(field);
  await user.type(field, 'abc{ArrowUp}');
  expect(field).toHaveValue('1');
  await user.tab();
  expect(field).toBeValid();
});

it("returns to its initial value on reset, and follows the page's value", async () => {
  function Page() {
    const [days, setDays] = useState(30);
    return (
      <form>
        <NumberField {...words} value={days} onChange={setDays} />
        <NumberField {...words} label="Other" />
        <button type="button" onClick={() => setDays(7)}>
          A week
        </button>
        <button type="reset">Again</button>
      </form>
    );
  }
  render(<Page />, { language: 'en' });
  const [kept, other] = [
    screen.getByRole('textbox', { name: 'Amount' }),
    screen.getByRole('textbox', { name: 'Other' }),
  ];
  for (const field of [kept, other]) {
    await user.clear(field);
    await user.type(field, 'abc');
  }
  await user.click(screen.getByRole('button', { name: 'A week' }));
  expect(kept).toHaveValue('7');
  expect(kept).toBeValid();
  expect(other).toHaveValue('abc');
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(other).toHaveValue('');
  expect(other).toBeValid();
});
