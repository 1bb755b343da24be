import { isNegative, type Money } from '@meridian/money';
import { Amount, Text } from '@meridian/ui';

interface AmountChangeProps {
  amount: Money;
  isOnBalance: boolean;
  hasDetails: boolean;
}

/** What changes the balance is ink, and income green; what does not, such as a held accrual, is muted. */
export function AmountChange({ amount, isOnBalance, hasDetails }: AmountChangeProps) {
  const isSpent = isNegative(amount.amount);
  const tone = !isOnBalance ? 'muted' : isSpent ? 'default' : 'success';
  return (
    <Text isInline tone={tone} weight="medium">
      {/* What left the balance is exact. So is everything that has no details one press away. */}
      <Amount value={amount} sign="always" precision={hasDetails && !isSpent ? 'glance' : 'exact'} />
    </Text>
  );
}
