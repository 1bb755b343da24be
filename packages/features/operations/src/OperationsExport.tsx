import { ProblemBanner } from '@meridian/problem';
import { Button, DownloadIcon, Inline, Progress, Stack, Text, XIcon } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import type { OperationsFilters } from './operationsFilters.ts';
import { useOperationsExport } from './useOperationsExport.ts';

interface OperationsExportProps {
  filters: OperationsFilters;
  /** Operations that match the filters; undefined while that is not known, and nothing can be exported. */
  total: number | undefined;
}

/** Takes the filtered operations away as a file for a spreadsheet. */
export function OperationsExport({ filters, total }: OperationsExportProps) {
  const { t } = useTranslation('operations');
  const { state, start, cancel } = useOperationsExport(filters, total ?? 0);
  const isRunning = state.phase === 'running';
  return (
    <Stack gap={3}>
      <Inline gap={4}>
        {/* One button for both, so that the keyboard stays where it is. */}
        <Button
          icon={isRunning ? XIcon : DownloadIcon}
          isDisabled={total === undefined}
          onPress={isRunning ? cancel : () => void start()}
        >
          {t(isRunning ? 'export.cancel' : 'export.start')}
        </Button>
        {isRunning && (
          <Progress
            label={t('export.running')}
            percent={(state.progress.done / Math.max(1, state.progress.total)) * 100}
            valueText={t('export.progress', { done: state.progress.done, total: state.progress.total })}
          />
        )}
        <Text role="status" tone="muted">
          {state.phase === 'saved' && t('export.saved', { count: state.count })}
        </Text>
      </Inline>
      {state.phase === 'failed' && <ProblemBanner error={state.error} onRetry={() => void start()} />}
    </Stack>
  );
}
