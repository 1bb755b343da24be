import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Button, Card, Heading, Inline, SkeletonRows, Stack, Text, useToast } from '@meridian/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseDialog } from './CloseDialog.tsx';
import { useClosing } from './closing.requests.ts';
import { type ConditionHrefs, ConditionList } from './ConditionList.tsx';
import { ScheduledClosing } from './ScheduledClosing.tsx';
import { messages } from './messages.ts';

export interface ClosingCardProps {
  hrefs: ConditionHrefs;
  /**
   * Called with the day of a scheduled closing, or null, whenever the server says it: another device may have changed it. Keep
   * this stable.
   */
  onChange: (closingDate: string | null) => void;
}

/** The closing of the account: its conditions, what it does, and a scheduled one with the way back. */
export function ClosingCard({ hrefs, onChange }: ClosingCardProps) {
  const { t } = useTranslation(messages);
  const { data, error, mutate } = useClosing();
  const closingDate = data && (data.scheduled?.closingDate ?? null);
  useEffect(() => {
    if (closingDate !== undefined) onChange(closingDate);
  }, [closingDate, onChange]);
  return (
    <Card title={t('closing.title')}>
      {data && <Closing hrefs={hrefs} closing={data} />}
      {!data && error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
      {!data && !error && <SkeletonRows count={8} />}
    </Card>
  );
}

interface ClosingProps extends Pick<ClosingCardProps, 'hrefs'> {
  closing: Schema<'AccountClosing'>;
}

function Closing({ closing, hrefs }: ClosingProps) {
  const { t } = useTranslation(messages);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { allowed, conditions, scheduled, coolingOffDays } = closing;

  return (
    <Stack gap={6} width="text">
      {scheduled ? (
        <ScheduledClosing scheduled={scheduled} onKept={() => toast.show({ message: t('closing.stays') })} />
      ) : (
        <Text>{t('closing.about')}</Text>
      )}
      <Part title={t('closing.conditions')}>
        <ConditionList conditions={conditions} hrefs={hrefs} />
      </Part>
      {!scheduled && (
        <Part title={t('closing.coolingOff.title')}>
          <Text>{t('closing.coolingOff.body', { count: coolingOffDays })}</Text>
          <Text>{t('closing.coolingOff.meanwhile')}</Text>
        </Part>
      )}
      <Consequences closing={closing} />
      {!scheduled && (
        <Stack gap={2}>
          <Inline>
            <Button isDisabled={!allowed} onPress={() => setAsking(true)}>
              {t('closing.action')}
            </Button>
          </Inline>
          {!allowed && <Text tone="muted">{t('closing.notYet')}</Text>}
        </Stack>
      )}
      {isAsking && (
        <CloseDialog
          coolingOffDays={coolingOffDays}
          onScheduled={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

/** What the closing does to the data, in the server's words. */
function Consequences({
  closing: { removed, kept, keptYears, partners, ends },
}: Pick<ClosingProps, 'closing'>) {
  const { t } = useTranslation(messages);
  return (
    <>
      <Part title={t('closing.removed')}>
        <Lines of={removed} />
      </Part>
      <Part title={t('closing.kept', { count: keptYears })}>
        <Lines of={kept} />
      </Part>
      {partners !== null && (
        <Part title={t('closing.partners')}>
          <Text>{partners}</Text>
        </Part>
      )}
      <Text>{ends}</Text>
    </>
  );
}

function Lines({ of }: { of: readonly string[] }) {
  return (
    <Stack gap={2} role="list">
      {of.map((line) => (
        <div key={line} role="listitem">
          <Text>{line}</Text>
        </div>
      ))}
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={2}>
      <Heading level={3}>{title}</Heading>
      {children}
    </Stack>
  );
}
