import { ApiError } from '@meridian/api-client';
import { loadMessages, renderHook } from '@meridian/testing';
import { describe, expect, test } from 'vitest';
import { messages } from '@meridian/problem';
import { useFieldErrors } from './index.ts';

const words = await loadMessages(messages);

const rejected = (fields: ApiError['fields']) =>
  new ApiError({ code: 'validation_failed', status: 422, fields });

describe('errors of the server', () => {
  const errorsOf = (fields: ApiError['fields'], names: readonly string[], language: 'en' | 'ru' = 'en') => {
    const error = rejected(fields);
    return renderHook(() => useFieldErrors(error, names), { messages: words, language }).result.current;
  };

  test('are shown by the fields, in the language of the page and the text of section 5', () => {
    const fields = { login: 'login_charset', password: 'password_too_simple' } as const;
    const en = errorsOf(fields, ['login', 'password']);
    expect(en.fieldErrors).toEqual({
      login: 'In login allowed only latin letters and numbers',
      password: 'Your password is too simple',
    });
    expect(en.formError).toBeUndefined();
    const ru = errorsOf(fields, ['login', 'password'], 'ru');
    expect(ru.fieldErrors.password).toBe('Пароль слишком простой.');
  });

  test.each([
    ['en', 'too_long', 32, 'Enter at most 32 characters.'],
    ['en', 'too_short', 1, 'Enter at least 1 character.'],
    ['ru', 'too_long', 21, 'Введите не\u00a0больше 21 символа.'],
    ['ru', 'too_short', 8, 'Введите не\u00a0меньше 8 символов.'],
    ['en', 'too_long', undefined, 'This is too long.'],
  ] as const)('in %s name the limit with %s and %s', (language, code, limit, sentence) => {
    const error = new ApiError({
      code: 'validation_failed',
      status: 422,
      fields: { login: code },
      ...(limit !== undefined && { limits: { login: limit } }),
    });
    const { result } = renderHook(() => useFieldErrors(error, ['login']), { messages: words, language });
    expect(result.current.fieldErrors.login).toBe(sentence);
  });

  test('of a part of the amount are shown by the amount field', () => {
    const { fieldErrors, formError } = errorsOf({ 'amount.amount': 'too_many_decimals' }, ['amount']);
    expect(fieldErrors.amount).toMatch(/decimal point/);
    expect(formError).toBeUndefined();
  });

  test('without a field are shown by the form, the others by their fields', () => {
    const { fieldErrors, formError } = errorsOf({ login: 'required', language: 'required' }, ['login']);
    expect(fieldErrors).toEqual({ login: 'Fill in this field.' });
    expect(formError?.otherFields).toEqual(['language']);
  });

  test('with a code about one field are shown by that field', () => {
    const error = new ApiError({ code: 'login_already_registered', status: 409 });
    const codes = { login_already_registered: 'login' };
    const { result } = renderHook(() => useFieldErrors(error, ['login'], codes), { messages: words });
    expect(result.current).toEqual({
      fieldErrors: { login: 'Login already registered' },
      formError: undefined,
    });
  });

  test('about no field are shown by the form', () => {
    const error = new ApiError({ code: 'unexpected_error', status: 500 });
    const { result } = renderHook(() => useFieldErrors(error, ['login']), { messages: words });
    expect(result.current.formError?.error).toBe(error);
  });

  test('keep their identity between renders, because a form focuses the field of new errors', () => {
    const error = rejected({ login: 'required' });
    const { result, rerender } = renderHook(() => useFieldErrors(error, ['login']), { messages: words });
    const first = result.current;
    rerender();
    expect(result.current).toBe(first);
  });
});
