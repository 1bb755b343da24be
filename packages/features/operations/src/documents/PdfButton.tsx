import { Button, DownloadIcon, Stack } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** A download that was asked for. */
export interface PdfRun {
  /** Counts the presses, so that each starts a download. */
  readonly attempt: number;
  /** False when the download has ended. */
  readonly isRunning: boolean;
  readonly start: () => void;
  readonly end: () => void;
}

/** A statement of a currency for a period, the balances of a day, an operation, or the report of a year. */
export type PdfOf =
  | { readonly currency: string; readonly from: string; readonly to: string }
  | { readonly day: string }
  | { readonly id: string }
  | { readonly year: number; readonly displayCurrency?: string };

const Pdf = lazy(() => import('./Pdf.tsx'));

interface PdfButtonProps {
  text: string;
  of: PdfOf;
}

/** Asks for a document as PDF. The code of the download is loaded with the first press. */
export function PdfButton({ text, of }: PdfButtonProps) {
  const { t } = useTranslation(messages);
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState(0);
  const isRunning = attempt !== ended;
  const start = () => setAttempt(attempt + 1);
  return (
    <Stack gap={3} data-screen-only>
      <div>
        <Button icon={DownloadIcon} isPending={isRunning} pendingLabel={t('pdf.making')} onPress={start}>
          {text}
        </Button>
      </div>
      {attempt > 0 && (
        <Suspense>
          <Pdf of={of} run={{ attempt, isRunning, start, end: () => setEnded(attempt) }} />
        </Suspense>
      )}
    </Stack>
  );
}
