import { expect, test } from 'vitest';
import { createI18n } from './index.ts';

test.each([
  ['en', 1234, '1,234 partners'],
  ['ru', 1234, '1\u00a0234 partners'],
  ['en', 12, '12 partners'],
  ['en', '1234', '1234 partners'],
] as const)('in %s a message with %j reads "%s"', (language, count, text) => {
  const resources = { [language]: { partners: { list: '{{partners}} partners' } } };
  const { t } = createI18n(language, { resources });
  expect(t('partners:list', { partners: count })).toBe(text);
});
