import { MoneyFormSkeleton } from '@meridian/forms';
import { KeyValueList, Skeleton, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { investMessages } from './messages.ts';

/** Placeholder of the form and its summary while the rules and the balance load. */
export function InvestFormSkeleton() {
  const { t } = useTranslation(messages);
  const { t: tInvest } = useTranslation(investMessages);
  return (
    <MoneyFormSkeleton
      summaryTitle={t('summary.title')}
      summary={
        <KeyValueList
          items={[
            {
              id: 'unlock',
              term: t('summary.unlock'),
              hint: t('summary.unlockHint'),
              value: <Skeleton>Jan 1</Skeleton>,
            },
          ]}
        />
      }
      actionLabel={tInvest('form.submit')}
      loadingLabel={tInvest('form.loading')}
    >
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Text>
        <Skeleton>{t('autoinvestment.choose')}</Skeleton>
      </Text>
    </MoneyFormSkeleton>
  );
}
