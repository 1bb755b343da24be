import type { Schema } from '@meridian/api-client';
import { useMoneyPolling } from '@meridian/api-client/react';
import { Amount, DateTime, Row, RowList, Stack } from '@meridian/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

interface AwaitedRefillsProps {
  /** The latest refills, newest first. */
  refills: readonly Schema<'Refill'>[];
  onShow: (refill: Schema<'Refill'>) => void;
  /** The history. */
  href: string;
}

/** The refills that wait for their transfers, as one row. It comes below the form, which it would move when it is known. */
export function AwaitedRefills({ refills, onShow, href }: AwaitedRefillsProps) {
  const { t } = useTranslation(messages);
  const [newest, ...others] = refills.filter(({ status }) => status === 'waiting');
  useMoneyPolling(newest !== undefined);
  if (!newest) return null;
  const isOnly = others.length === 0;
  return (
    <Stack width="fields">
      <RowList>
        <Row
          mark="coming"
          title={t('awaited', { count: others.length + 1 })}
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
                  <DateTime value={newest.date} />
                </>
              )}
            </>
          }
          valueDetail={isOnly && t(`status.${newest.status}`)}
          {...(isOnly ? { onPress: () => onShow(newest) } : { href })}
        />
      </RowList>
    </Stack>
  );
}
