import type { Schema } from '@meridian/api-client';
import { isZero } from '@meridian/money';
import { Amount, DateTime, Link, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { CountTree, MOST_LINES } from '../what-we-owe/CountTree.tsx';
import css from './LastCount.module.css';

interface LastCountProps {
  night: Schema<'LiabilitySnapshot'>;
  href: string;
}

/** The last count of what is owed to all investors, with its root, and what it does not show. */
export function LastCount({ night, href }: LastCountProps) {
  const { t } = useTranslation(messages);
  const { takenAt, accounts, leaves, amounts, root } = night;
  const owed = amounts.filter((amount) => !isZero(amount.amount));
  return (
    <div className={css.root}>
      <div className={css.words}>
        <ul className={css.amounts} aria-label={t('whatWeOwe.nights.owed')}>
          {owed.map((amount) => (
            <li key={amount.currency}>
              <Amount value={amount} size="32" />
            </li>
          ))}
        </ul>
        <p className={css.muted}>
          <DateTime value={takenAt} year="always" timeZone="UTC" />{' '}
          <span>{`UTC · ${t('whatWeOwe.nights.accounts', { count: accounts })}`}</span>
          {leaves > MOST_LINES && <span>{`. ${t('whatWeOwe.tree', { shown: MOST_LINES, leaves })}`}</span>}
        </p>
        <dl className={css.code}>
          <dt className={css.muted}>{t('home.count.root')}</dt>
          <dd translate="no">{root}</dd>
        </dl>
        <Text size={16}>{t('home.count.coins')}</Text>
        <Text size={16}>
          <Link href={href}>{t('home.count.check')}</Link>
        </Text>
      </div>
      <CountTree night={night} />
    </div>
  );
}
