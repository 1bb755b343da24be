import { useTranslation } from 'react-i18next';
import { useOperationDocument } from './documents.requests.ts';
import { documentsMessages } from './messages.ts';
import { PdfDownload } from './PdfDownload.tsx';

/** Downloads the receipt of an operation. */
export default function OperationDocument({ id }: { id: string }) {
  const { t } = useTranslation(documentsMessages);
  return (
    <PdfDownload
      document={useOperationDocument(id)}
      text="PDF"
      label={t('operation.label')}
      fileName={`${t('operation.fileName')}_${id}`}
    />
  );
}
