import type { AmountInputReason } from '@meridian/money';

/** Texts of an amount field. */
export const en = {
  available: 'Available: {{amount}}',
  most: 'Max',
  /** Of the summary that a phone opens from the figure. */
  close: 'Close',
  /** After the button of a form. */
  next: { title: 'What happens next', first: 'First:', later: 'Then:' },
  pause_one:
    'After this change you cannot withdraw for {{count}} hour. If it is not yours, you have time to act.',
  pause_other:
    'After this change you cannot withdraw for {{count}} hours. If it is not yours, you have time to act.',
  amount: {
    not_a_number: 'Enter the amount in digits, for example 1500.50.',
    unsupported_digits: 'Use the digits 0 to 9.',
    exponent: 'Enter the amount in digits, for example 1500.50.',
    negative: 'An amount cannot be less than 0.',
    malformed_grouping: 'Check how the digits are separated, for example 1500.50.',
    too_long: 'The amount has too many digits.',
    too_many_decimals: 'Enter at most {{decimals}} digits after the decimal point.',
    ambiguous: 'Did you mean {{grouped}} or {{decimal}}? Enter the amount without separating thousands.',
    understood: 'You entered {{amount}}.',
  },
} as const satisfies {
  /** Doesn't compile if a reason has no text. */
  readonly amount: Record<Exclude<AmountInputReason, 'empty'> | 'understood', string>;
  readonly [part: string]: unknown;
};
