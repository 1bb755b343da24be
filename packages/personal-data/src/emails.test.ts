import { expect, it } from 'vitest';
import { isEmail } from './emails.ts';

it.each(['anna@example.com', "o'neil+news@mail.example.co.uk", 'anna@xn--e1afmkfd.xn--p1ai', 'A_B@1.io'])(
  'accepts %s',
  (email) => expect(isEmail(email)).toBe(true),
);

it.each([
  'anna@пример.рф',
  'анна@example.com',
  'anna@例え.jp',
  'anna@example',
  'anna@@example.com',
  'anna@-example.com',
  'anna@exa mple.com',
  '.anna@example.com',
  'anna',
  '@example.com',
])('refuses %s', (email) => expect(isEmail(email)).toBe(false));
