import { type ApiDownload, saveFile } from '@meridian/api-client/react';
import { ProblemBanner, type ProblemBannerProps } from '@meridian/problem';
import { Button, DownloadIcon, Stack, Text, XIcon } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentsMessages } from './messages.ts';

interface PdfDownloadProps extends Pick<ProblemBannerProps, 'words'> {
  document: ApiDownload;
  /** What the button shows. */
  text: string;
  /** The name of the button, where its text does not say what the document is. It contains the text. */
  label?: string;
  /** In words, without the ending. */
  fileName: string;
}

/** Downloads a document as PDF: progress, the file, and why there is none. */
export function PdfDownload({ document, text, label, fileName, words }: PdfDownloadProps) {
  const { t } = useTranslation(documentsMessages);
  const { download, cancel, received, error } = document;
  const [isSaved, setSaved] = useState(false);
  const isRunning = received !== undefined;

  async function save() {
    setSaved(false);
    const file = await download();
    if (!file) return;
    saveFile({ ...file, name: `${fileName}.pdf` });
    setSaved(true);
  }

  return (
    <Stack gap={3} data-screen-only>
      <div>
        {/* One button for both actions, so that keyboard focus stays on it. */}
        <Button
          icon={isRunning ? XIcon : DownloadIcon}
          {...(label !== undefined && !isRunning && { 'aria-label': label })}
          onPress={isRunning ? cancel : () => void save()}
        >
          {isRunning ? t('cancel') : text}
        </Button>
      </div>
      <Text role="status" tone="muted">
        {isRunning && <span>{t('making')}</span>}
        {isSaved && !isRunning && <span>{t('saved')}</span>}
      </Text>
      {error && <ProblemBanner error={error} onRetry={() => void save()} {...(words && { words })} />}
    </Stack>
  );
}
