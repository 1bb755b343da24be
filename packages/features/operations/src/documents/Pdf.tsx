import { localTimeZone } from '@meridian/i18n';
import { useTranslation } from 'react-i18next';
import {
  useBalanceDocument,
  useOperationDocument,
  useStatementDocument,
  useYearDocument,
} from './documents.requests.ts';
import { documentsMessages } from './messages.ts';
import type { PdfOf, PdfRun } from './PdfButton.tsx';
import { PdfDownload } from './PdfDownload.tsx';

/** Downloads a document. */
export default function Pdf({ of, run }: { of: PdfOf; run: PdfRun }) {
  if ('id' in of) return <OperationPdf {...of} run={run} />;
  if ('year' in of) return <YearPdf asked={of} run={run} />;
  return 'day' in of ? <BalancePdf {...of} run={run} /> : <StatementPdf asked={of} run={run} />;
}

interface StatementPdfProps {
  asked: { readonly currency: string; readonly from: string; readonly to: string };
  run: PdfRun;
}

/** Downloads the statement of a currency for a period. */
function StatementPdf({ asked, run }: StatementPdfProps) {
  const { t } = useTranslation(documentsMessages);
  const { currency, from, to } = asked;
  return (
    <PdfDownload
      document={useStatementDocument({ currency, from, to, timeZone: localTimeZone() })}
      run={run}
      fileName={[t('fileName.statement'), currency, from, to].join('_')}
    />
  );
}

/** Downloads the balances of a day. */
function BalancePdf({ day, run }: { day: string; run: PdfRun }) {
  const { t } = useTranslation(documentsMessages);
  return (
    <PdfDownload
      document={useBalanceDocument(day)}
      run={run}
      fileName={`${t('fileName.balance')}_${day}`}
      words={{ validation_failed: { title: t('noAccount.title'), body: t('noAccount.body') } }}
    />
  );
}

interface YearPdfProps {
  asked: { readonly year: number; readonly displayCurrency?: string };
  run: PdfRun;
}

/** Downloads the report of a calendar year. */
function YearPdf({ asked, run }: YearPdfProps) {
  const { t } = useTranslation(documentsMessages);
  return (
    <PdfDownload
      document={useYearDocument({ ...asked, timeZone: localTimeZone() })}
      run={run}
      fileName={`${t('fileName.year')}_${asked.year}`}
    />
  );
}

/** Downloads the receipt of an operation. */
function OperationPdf({ id, run }: { id: string; run: PdfRun }) {
  const { t } = useTranslation(documentsMessages);
  return (
    <PdfDownload
      document={useOperationDocument(id)}
      run={run}
      fileName={`${t('fileName.operation')}_${id}`}
    />
  );
}
