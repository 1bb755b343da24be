import { ApiError } from '@meridian/api-client';
import { loadMessages, renderHook } from '@meridian/testing';
import { describe, expect, test } from 'vitest';
import { messages, useFieldErrors, useMoneyFieldMessages } from './index.ts';

const words = await loadMessages(messages);

const refused = (fields: ApiError['fields']) =>
  new ApiError({ code: 'validation_failed', status: 422, fields });

describe('what is wrong with fields', () => {
  test('is said in the language of the page, in the words of section 5', () => {
    const error = refused({ login: 'login_charset', password: 'password_too_simple' });
    const en = renderHook(() => useFieldErrors(error), { messages: words });
    expect(en.result.current).toEqual({
      login: 'In login allowed only latin letters and numbers',
      password: 'Your password is too simple',
    });
    const ru = renderHook(() => useFieldErrors(error), { messages: words, language: 'ru' });
    expect(ru.result.current.password).toBe('Ваш пароль слишком простой');
  });

  test('of a part of an amount is said of the amount', () => {
    const { result } = renderHook(() => useFieldErrors(refused({ 'amount.amount': 'too_many_decimals' })), {
      messages: words,
    });
    expect(result.current.amount).toBe(result.current['amount.amount']);
    expect(result.current.amount).toMatch(/decimal point/);
  });

  test('stays the same between renders, for a form shows new errors only', () => {
    const error = refused({ login: 'required' });
    const { result, rerender } = renderHook(() => useFieldErrors(error), { messages: words });
    const first = result.current;
    rerender();
    expect(result.current).toBe(first);
  });

  test('is nothing before there is an error', () => {
    const { result } = renderHook(() => useFieldErrors(undefined), { messages: words });
    expect(result.current).toEqual({});
  });
});

test('an amount that can be read in two ways is answered with both', () => {
  const { result } = renderHook(() => useMoneyFieldMessages(), { messages: words });
  expect(result.current.ambiguous(['1,500.00 USDT', '1.50 USDT'])).toBe(
    'This can be read as 1,500.00 USDT or as 1.50 USDT. Write the amount without separating thousands.',
  );
});

test('an amount with too many digits is answered with how many there may be', () => {
  const { result } = renderHook(() => useMoneyFieldMessages(), { messages: words });
  expect(result.current.unreadable('too_many_decimals', 6)).toBe(
    'Too many digits after the decimal point: this currency has at most 6',
  );
  expect(result.current.unreadable('too_long', 6)).toBe(
    'The amount has too many digits: up to 30 are allowed on each side of the point',
  );
});
