import preview from '#.storybook/preview';
import { Amount } from '../Amount/Amount.tsx';
import { Card } from '../Card/Card.tsx';
import { Percent } from '../Percent/Percent.tsx';
import { KeyValueList } from './KeyValueList.tsx';

const meta = preview.meta({
  title: 'Components/KeyValueList',
  component: KeyValueList,
  parameters: { layout: 'padded' },
  args: {
    items: [
      {
        id: 'amount',
        term: 'You withdraw',
        value: <Amount value={{ amount: '500.00', currency: 'USDT' }} />,
      },
      {
        id: 'fee',
        term: 'Fee',
        hint: 'Fixed when the request is made',
        value: <Amount value={{ amount: '-2.50', currency: 'USDT' }} />,
      },
      {
        id: 'net',
        term: 'You receive',
        value: <Amount value={{ amount: '497.50', currency: 'USDT' }} />,
        isTotal: true,
      },
    ],
  },
});

export const SumBeforeConfirmation = meta.story();

export const LongHash = meta.story({
  args: {
    items: [
      {
        id: 'hash',
        term: 'Hash',
        value: '9f2c4b7a1e08d35566c0fe91b7a84d2271c0e5f39ab84c6d10e72f5a3b9c8d41',
      },
      { id: 'system', term: 'System', value: 'USDT · TRON' },
    ],
  },
});

export const AllStates = meta.story({
  globals: { language: 'ru' },
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ maxWidth: 420 }}>
      <Card title="Условия депозита">
        <KeyValueList
          items={[
            {
              id: 'yield',
              term: 'Дневная доходность',
              hint: 'Не гарантирована и может измениться',
              value: <Percent value="0.85" />,
            },
            { id: 'term', term: 'Срок', value: '30 дней' },
            {
              id: 'net',
              term: 'Чистый доход, если ставка тарифа сохранится',
              value: <Amount value={{ amount: '255.00', currency: 'USDT' }} />,
            },
            {
              id: 'total',
              term: 'Итого в конце срока',
              value: <Amount value={{ amount: '1255.00', currency: 'USDT' }} />,
              isTotal: true,
            },
          ]}
        />
      </Card>
    </div>
  ),
});
