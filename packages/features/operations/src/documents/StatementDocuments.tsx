import type { Schema } from '@meridian/api-client';
import { localDay, localTimeZone, useDateFormat } from '@meridian/i18n';
import { Inline } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useBalanceDocument, useStatementDocument } from './documents.requests.ts';
import { documentsMessages } from './messages.ts';
import { PdfDownload } from './PdfDownload.tsx';

/** Downloads the statement, and what the balances were on its last day, or are today. */
export default function StatementDocuments({ statement }: { statement: Schema<'Statement'> }) {
  const { t } = useTranslation(documentsMessages);
  const { currency, from, to, date } = statement;
  const formatDay = useDateFormat('day', 'always');
  const today = localDay(date);
  const day = to < today ? to : today;
  return (
    <Inline gap={3} align="start" data-screen-only>
      <PdfDownload
        document={useStatementDocument({ currency, from, to, timeZone: localTimeZone() })}
        text={t('statement.start')}
        fileName={[t('statement.fileName'), currency, from, to].join('_')}
      />
      <PdfDownload
        document={useBalanceDocument(day)}
        text={t('balance.start', { date: formatDay(day) })}
        fileName={`${t('balance.fileName')}_${day}`}
        words={{
          validation_failed: { title: t('balance.noAccount.title'), body: t('balance.noAccount.body') },
        }}
      />
    </Inline>
  );
}
