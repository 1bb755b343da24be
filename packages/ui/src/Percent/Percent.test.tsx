import { render } from '@meridian/testing';
import { expect, it } from 'vitest';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Percent, type PercentProps } from './Percent.tsx';

const shown = (props: PercentProps, language: 'en' | 'ru' = 'en') =>
  render(<Percent {...props} />, { language }).container.textContent.replaceAll('\u00a0', ' ');

it.each([
  ['0.85', '0.85%', '0,85 %'],
  ['-3', '−3%', '−3 %'],
  ['0.000125', '0.000125%', '0,000125 %'],
  [
    '12345678901234567890.1234567890123456789',
    '12,345,678,901,234,567,890.1234567890123456789%',
    '12 345 678 901 234 567 890,1234567890123456789 %',
  ],
] as const)(
  'shows %s per cent to the last digit, with its sign as the language sets it',
  (value, english, russian) => {
    expect(shown({ value })).toBe(english);
    expect(shown({ value }, 'ru')).toBe(russian);
  },
);

it('puts a plus before a gain and not before zero', () => {
  expect(shown({ value: '12.4', sign: 'always' })).toBe('+12.4%');
  expect(shown({ value: '0.00', sign: 'always' })).toBe('0%');
});

it('has the percent sign where the language has it', () => {
  const { container } = render(
    <UiProvider locale="tr-TR">
      <Percent value="-2.5" />
    </UiProvider>,
  );
  expect(container).toHaveTextContent('−%2,5');
});

it('shows only a dash for an unreadable share', () => {
  expect(shown({ value: '' as '0', sign: 'always' })).toBe('—');
});
