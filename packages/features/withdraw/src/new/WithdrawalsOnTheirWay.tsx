import type { Schema } from '@meridian/api-client';
import { useMoneyPolling } from '@meridian/api-client/react';
import { Amount, DateTime, Row, RowList, Stack } from '@meridian/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { isOnItsWay } from '../withdrawalStages.ts';

interface WithdrawalsOnTheirWayProps {
  /** The latest withdrawals, newest first. */
  withdrawals: readonly Schema<'Withdrawal'>[];
  onShow: (withdrawal: Schema<'Withdrawal'>) => void;
  /** The history. */
  href: string;
}

/** The withdrawals that are undecided, as one row. It comes below the form, which it would move when it is known. */
export function WithdrawalsOnTheirWay({ withdrawals, onShow, href }: WithdrawalsOnTheirWayProps) {
  const { t } = useTranslation(messages);
  const [newest, ...others] = withdrawals.filter(isOnItsWay);
  useMoneyPolling(newest !== undefined);
  if (!newest) return null;
  const isOnly = others.length === 0;
  return (
    <Stack width="fields">
      <RowList>
        <Row
          mark="coming"
          title={t('onTheirWay', { count: others.length + 1 })}
          detail={
            <>
              <Amount value={newest.amount} />
              {others.map(({ id, amount }) => (
                <Fragment key={id}>
                  <span>, </span>
                  <Amount value={amount} />
                </Fragment>
              ))}
              {isOnly && (
                <>
                  <span>, </span>
                  <DateTime value={newest.creationDate} />
                </>
              )}
            </>
          }
          valueDetail={isOnly && t(`listed.${newest.status}`)}
          {...(isOnly ? { onPress: () => onShow(newest) } : { href })}
        />
      </RowList>
    </Stack>
  );
}
