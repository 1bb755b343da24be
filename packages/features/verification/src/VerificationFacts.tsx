import type { Schema } from '@meridian/api-client';
import { DateTime, KeyValueList, type KeyValueListProps } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

/** What was sent, without the photos: the server never gives them back. */
export function VerificationFacts({ data }: { data: Schema<'VerificationData'> }) {
  const { t } = useTranslation(messages);
  const { fullName, dateOfBirth, familyStatus, documentNumber, submissionDate, decisionDate } = data;
  const facts = [
    { id: 'fullName', term: t('field.fullName'), value: fullName },
    {
      id: 'dateOfBirth',
      term: t('field.dateOfBirth'),
      value: dateOfBirth && <DateTime value={dateOfBirth} precision="day" />,
    },
    {
      id: 'familyStatus',
      term: t('field.familyStatus'),
      value: familyStatus && t(`familyStatus.${familyStatus}`),
    },
    { id: 'documentNumber', term: t('field.documentNumber'), value: documentNumber },
    { id: 'submitted', term: t('submitted'), value: submissionDate && <DateTime value={submissionDate} /> },
    { id: 'decided', term: t('decided'), value: decisionDate && <DateTime value={decisionDate} /> },
  ] satisfies KeyValueListProps['items'];
  return <KeyValueList items={facts.filter(({ value }) => value !== null && value !== '')} />;
}
