import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPhone } from './phoneNumbers.ts';
import { readPlainPhone } from './plainPhone.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '');

describe('a phone number', () => {
  it.each([
    ['+7 999 123-45-67', undefined, '+79991234567'],
    ['79991234567', 'RU', '+79991234567'],
    ['(+44) 7700 900123', 'US', '+447700900123'],
    ['\u202a+44 7700 900123\u202c', undefined, '+447700900123'],
    ['9175551234', 'US', '+19175551234'],
    ['00 7 (999) 123 45 67', undefined, '+79991234567'],
    ['tel:+7-999-123-45-67', undefined, '+79991234567'],
    ['＋７ ９９９ １２３ ４５ ６７', undefined, '+79991234567'],
    ['8 (999) 123-45-67', 'RU', '+79991234567'],
    ['9991234567', 'RU', '+79991234567'],
    ['+44 7700 900123', 'RU', '+447700900123'],
    ['020 7946 0958', 'GB', '+442079460958'],
  ] as const)('is understood when it is written %s in %s', (text, country, e164) => {
    expect(readPhone(text, country)).toMatchObject({ e164, isPossible: true });
  });

  it.each(['+7 999', '+7 999 123-45-67-89', '12', 'anna', '+', ''])('is rejected when it is "%s"', (text) => {
    expect(readPhone(text).isPossible).toBe(false);
  });

  it.each(['07700 900123', '9175551234', '79991234567'])(
    'stays as typed when it is national and its country is not known: %s',
    (text) => {
      expect(readPhone(text)).toEqual({ text, e164: '', isPossible: false });
      expect(readPhone(text, 'ZZ')).toEqual({ text, e164: '', isPossible: false });
    },
  );

  it("is grouped by its country's plan", () => {
    expect(readPhone('+79991234567').text).toBe('+7 999 123 45 67');
    expect(readPhone('+447700900123').text).toBe('+44 7700 900123');
  });

  it('keeps every digit and its meaning when grouped', () => {
    const numbers = fc.stringMatching(/^\+[1-9]\d{0,14}$/);
    fc.assert(
      fc.property(numbers, (number) => {
        const { text } = readPhone(number);
        expect(digitsOf(text)).toBe(digitsOf(number));
        expect(readPhone(text)).toEqual(readPhone(number));
      }),
    );
  });

  it.each(['+7 999 123-45-67', '00 44 7700 900123', 'tel:+7-999-123-45-67', '+7 99'])(
    'means the same before the plans of the countries have come: %s',
    (number) => {
      expect(readPlainPhone(number).e164).toBe(readPhone(number).e164);
    },
  );
});
