import { type ApiDownload, saveFile } from '@meridian/api-client/react';
import { ProblemBanner, type ProblemBannerProps } from '@meridian/problem';
import { Text } from '@meridian/ui';
import { useLatest } from '@meridian/use-latest';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentsMessages } from './messages.ts';
import type { PdfRun } from './PdfButton.tsx';

interface PdfDownloadProps extends Pick<ProblemBannerProps, 'words'> {
  document: ApiDownload;
  run: PdfRun;
  /** In words, without the ending. */
  fileName: string;
}

/** Downloads a document for each press of its button, and says how it goes. */
export function PdfDownload({ document, run, fileName, words }: PdfDownloadProps) {
  const { t } = useTranslation(documentsMessages);
  const { attempt, isRunning } = run;
  const [savedAttempt, setSavedAttempt] = useState(0);
  const begun = useRef(0);
  const latest = useLatest({ document, run, fileName });

  useEffect(() => {
    // React may run an effect twice.
    if (begun.current === attempt) return;
    begun.current = attempt;
    const save = async () => {
      const file = await latest.current.document.download();
      if (file) {
        saveFile({ ...file, name: `${latest.current.fileName}.pdf` });
        setSavedAttempt(attempt);
      }
      latest.current.run.end();
    };
    void save();
  }, [attempt, latest]);

  return (
    <>
      <Text role="status" tone="muted">
        {savedAttempt === attempt && <span>{t('saved')}</span>}
      </Text>
      {document.error && !isRunning && (
        <ProblemBanner error={document.error} onRetry={run.start} {...(words && { words })} />
      )}
    </>
  );
}
