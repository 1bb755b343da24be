import { isNegative, type Money } from '@meridian/money';
import { Amount, Text } from '@meridian/ui';
import { useContext } from 'react';
import { choosePrecision, DecimalsContext } from './OperationColumn.tsx';

interface AmountChangeProps {
  amount: Money;
  isOnBalance: boolean;
  hasDetails: boolean;
}

/** What changes the balance is ink, and income green; what does not, such as a held accrual, is muted. */
export function AmountChange({ amount, isOnBalance, hasDetails }: AmountChangeProps) {
  const decimals = useContext(DecimalsContext).get(amount.currency);
  const tone = !isOnBalance ? 'muted' : isNegative(amount.amount) ? 'default' : 'success';
  return (
    <Text isInline tone={tone} weight="medium">
      <Amount
        value={amount}
        sign="always"
        precision={choosePrecision(amount, hasDetails)}
        decimals={decimals}
      />
    </Text>
  );
}
