import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { Amount } from '../Amount/Amount.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Percent } from '../Percent/Percent.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { KeyValueList, type KeyValueItem } from './KeyValueList.tsx';

const usdt = (amount: `${number}`) => <Amount value={{ amount, currency: 'USDT' }} />;
const hash = '9f2c4b7a1e08d35566c0fe91b7a84d2271c0e5f39ab84c6d10e72f5a3b9c8d41';

const withdrawal: KeyValueItem[] = [
  { id: 'amount', term: 'You withdraw', value: usdt('500.00') },
  {
    id: 'fee',
    term: 'Fee',
    hint: 'Fixed when the request is made',
    value: usdt('-2.50'),
  },
  { id: 'net', term: 'You receive', value: usdt('497.50'), isTotal: true },
];

const longWords: KeyValueItem[] = [
  { id: 'hash', term: 'Hash', value: hash },
  {
    id: 'name',
    term: 'Достопримечательностепоклонничество',
    value: 'Высокопревосходительствующий-Константинопольский',
  },
  {
    id: 'sum',
    term: 'Credited',
    value: usdt('1234567890123456789012.000000000000000001'),
  },
];

const fortyDigits: KeyValueItem[] = [
  {
    id: 'amount',
    term: 'You withdraw',
    value: usdt('1234567890123456789012.345678901234567890'),
  },
  {
    id: 'fee',
    term: 'Fee',
    value: usdt('-0.0000000000000000000000000000000000000001'),
  },
  {
    id: 'net',
    term: 'You receive',
    value: usdt('1234567890123456789012.345678901234567889'),
    isTotal: true,
  },
];

const unknownHash: KeyValueItem[] = [
  { id: 'hash', term: 'Hash', value: '', hint: '' },
  { id: 'amount', term: 'You withdraw', value: usdt('500.00') },
];

const meta = preview.meta({
  title: 'Components/KeyValueList',
  component: KeyValueList,
  subcomponents: { KeyValueItem: shapes.KeyValueItem },
  parameters: { layout: 'padded' },
  args: { items: withdrawal },
});

export const SumBeforeConfirmation = meta.story();

/** The digits of all currencies end at one edge. */
export const SeveralCurrencies = meta.story({
  args: {
    isMixed: true,
    items: [
      { id: 'sold', term: 'Leaves your balance', value: usdt('500.00') },
      { id: 'fee', term: 'Fee', value: <Amount value={{ amount: '0.00003906', currency: 'BTC' }} /> },
      {
        id: 'received',
        term: 'You receive',
        value: <Amount value={{ amount: '0.00777344', currency: 'BTC' }} />,
        isTotal: true,
      },
    ],
  },
});

export const LongWords = meta.story({
  args: { items: longWords },
  render: (args) => (
    <div style={{ maxWidth: 260 }}>
      <KeyValueList {...args} />
    </div>
  ),
});

/** A figure of forty digits wraps in its own cell. */
export const FortyDigits = meta.story({
  args: { items: fortyDigits },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <KeyValueList {...args} />
    </div>
  ),
});

/** An unknown value keeps its line. Without items there is no list. */
export const EmptyText = meta.story({
  args: { items: unknownHash },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const yieldTerm = 'Daily yield';
    const net = 'Net income, if accruals are paid in full';
    const total = 'Total at the end of the term';
    const terms = [
      {
        id: 'yield',
        term: yieldTerm,
        hint: 'Not guaranteed and may change',
        value: <Percent value="0.85" />,
      },
      { id: 'term', term: 'Term', value: '30 days' },
      { id: 'net', term: net, value: usdt('255.00') },
      { id: 'total', term: total, value: usdt('1255.00'), isTotal: true },
    ];
    return (
      <States cell="wide">
        <State name="with a hint and a total">
          <KeyValueList items={terms} />
        </State>
        <State name="loading">
          <KeyValueList
            items={terms.map((item) => ({ ...item, value: <Skeleton>{item.value}</Skeleton> }))}
          />
        </State>
        <State name="a hash, forty digits and a moment">
          <KeyValueList
            items={[
              { id: 'hash', term: 'Hash', value: hash },
              {
                id: 'credited',
                term: 'Credited',
                value: usdt('1234567890123456789012.000000000000000001'),
              },
              {
                id: 'moment',
                term: 'Confirmed',
                value: <DateTime value="2026-10-15T09:30:45Z" precision="second" timeZone="UTC" />,
              },
            ]}
          />
        </State>
        <State name="one line">
          <KeyValueList items={terms.slice(1, 2)} />
        </State>
      </States>
    );
  },
});
