import { saveFile } from '@meridian/api-client/react';
import { useLocale } from '@meridian/i18n';
import { ProblemBanner } from '@meridian/problem';
import { Button, Card, DownloadIcon, Inline, Stack, Text, XIcon } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownloadArchive } from './archive.requests.ts';
import { messages } from './messages.ts';

const parts = ['json', 'csv', 'without', 'size', 'told'] as const;

/** What the archive has, and its download. */
export function DownloadCard() {
  const { t } = useTranslation(messages);
  const { download, cancel, received, error } = useDownloadArchive();
  const [isSaved, setSaved] = useState(false);
  const isRunning = received !== undefined;

  async function save() {
    setSaved(false);
    const file = await download();
    if (!file) return;
    saveFile(file);
    setSaved(true);
  }

  return (
    <Card title={t('download.title')}>
      <Stack gap={4} width="text">
        <Text>{t('download.about')}</Text>
        {parts.map((part) => (
          <Text key={part} tone="muted">
            {t(`download.${part}`)}
          </Text>
        ))}
        <Inline>
          {/* One button for both actions, so that keyboard focus stays on it. */}
          <Button icon={isRunning ? XIcon : DownloadIcon} onPress={isRunning ? cancel : () => void save()}>
            {t(isRunning ? 'download.cancel' : 'download.action')}
          </Button>
        </Inline>
        <Text role="status" tone="muted">
          {isRunning && <Received bytes={received} />}
          {isSaved && !isRunning && <span>{t('download.saved')}</span>}
        </Text>
        {error && (
          <ProblemBanner
            error={error}
            onRetry={() => void save()}
            words={{
              confirmation_required: {
                title: t('download.notConfirmed.title'),
                body: t('download.notConfirmed.body'),
              },
            }}
          />
        )}
      </Stack>
    </Card>
  );
}

/** Whole kilobytes: the number should not change with every packet. */
function Received({ bytes }: { bytes: number }) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  if (bytes === 0) return t('download.preparing');
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  return t('download.received', { size: format.format(Math.ceil(bytes / 1000)) });
}
