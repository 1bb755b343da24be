import { render } from '@meridian/testing';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { ComboBox } from './ComboBox.tsx';

const coins = [
  { id: 'btc', label: 'Bitcoin' },
  { id: 'ton', label: 'Toncoin' },
];
const words = { nothing: 'Nothing found.', loading: 'Loading', more: String };

it.each([{ defaultValue: 'ton' }, { value: 'ton' }])('shows the choice in the first render: %o', (choice) => {
  const seen: (string | undefined)[] = [];
  function Watched() {
    // Runs after React's commit and before the browser paints.
    useLayoutEffect(() => {
      seen.push(document.querySelector('input')?.value);
    });
    return <ComboBox label="Coin" items={coins} words={words} {...choice} />;
  }
  render(<Watched />);
  expect(seen[0]).toBe('Toncoin');
});
