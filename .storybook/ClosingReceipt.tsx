import { Amount, Receipt } from '@meridian/ui';
import { useSay } from './useSay.ts';

/** What an early closing costs, for the stories of a confirmation. */
export function ClosingReceipt() {
  const say = useSay();
  return (
    <Receipt
      stage="preview"
      label={say('You receive', 'Вы получите')}
      amount={<Amount value={{ amount: '950.00', currency: 'USDT' }} />}
      items={[
        {
          id: 'body',
          term: say('Deposit body', 'Сумма депозита'),
          value: <Amount value={{ amount: '1000.00', currency: 'USDT' }} />,
        },
        {
          id: 'fee',
          term: say('Fee for early closing', 'Комиссия за досрочное закрытие'),
          value: <Amount value={{ amount: '-50.00', currency: 'USDT' }} />,
        },
        {
          id: 'lost',
          term: say('Forfeited accruals', 'Теряемые начисления'),
          value: <Amount value={{ amount: '102.00', currency: 'USDT' }} />,
        },
      ]}
    />
  );
}
