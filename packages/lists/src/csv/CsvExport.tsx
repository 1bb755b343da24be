import { ProblemBanner } from '@meridian/problem';
import { Button, DownloadIcon, Inline, Stack, Text, XIcon } from '@meridian/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { CsvSource } from './readFile.ts';
import { useCsvExport } from './useCsvExport.ts';

// Most visits export nothing.
const Progress = lazy(async () => ({ default: (await import('@meridian/ui/Progress')).Progress }));

type CsvExportProps<Item> = CsvSource<Item> & {
  /** Rows that match the filters; undefined until known, which disables the button. */
  total: number | undefined;
  texts: {
    /** Names the progress bar, such as "Exporting operations". */
    readonly running: string;
    readonly saved: (count: number) => string;
  };
};

/** Downloads a whole list as a CSV file. Give it a `key` of the filters: other filters cancel the export. */
export function CsvExport<Item>({ total, texts, ...source }: CsvExportProps<Item>) {
  const { t } = useTranslation(messages);
  const { state, start, cancel } = useCsvExport(source, total ?? 0);
  const isRunning = state.phase === 'running';
  return (
    <Stack gap={3}>
      <Inline gap={4}>
        {/* One button for both actions, so that keyboard focus stays on it. */}
        <Button
          isIconOnPhone
          icon={isRunning ? XIcon : DownloadIcon}
          isDisabled={total === undefined}
          onPress={isRunning ? cancel : () => void start()}
        >
          {t(isRunning ? 'export.cancel' : 'export.start')}
        </Button>
        {isRunning && (
          <Suspense>
            <Progress
              label={texts.running}
              percent={(state.progress.done / Math.max(1, state.progress.total)) * 100}
              valueText={t('export.progress', { done: state.progress.done, total: state.progress.total })}
            />
          </Suspense>
        )}
      </Inline>
      <Text role="status" tone="muted">
        {state.phase === 'saved' && texts.saved(state.count)}
      </Text>
      {state.phase === 'failed' && <ProblemBanner error={state.error} onRetry={() => void start()} />}
    </Stack>
  );
}
