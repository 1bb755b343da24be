import type { Schema } from '@meridian/api-client';
import { useWallets } from '@meridian/api-client/react';
import { formatMoney } from '@meridian/money';
import { Button, Card, Inline, LinkButton, Stack, Text, Timeline, type TimelineState } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

interface FirstStepsProps {
  user: Pick<Schema<'User'>, 'emailConfirmed'>;
  refills: readonly Schema<'Refill'>[];
  hasRefilled: boolean;
  /** All steps with their texts; otherwise one row with the next. */
  isAlone: boolean;
  onClose: () => void;
  hrefs: { confirmEmail: string; wallets: string; refill: string; invest: string };
}

const steps = ['refill', 'deposit', 'wallet', 'email'] as const;
type Step = (typeof steps)[number];

/** What to do until the first deposit, with one action. Each step ticks itself off. */
export function FirstSteps({ user, refills, hasRefilled, isAlone, onClose, hrefs }: FirstStepsProps) {
  const { t, i18n } = useTranslation(messages);
  const wallets = useWallets();
  const awaited = hasRefilled ? undefined : refills.find(({ status }) => status === 'waiting');
  const isDone: Readonly<Record<Step, boolean>> = {
    email: user.emailConfirmed,
    wallet: Object.keys(wallets.data?.wallets ?? {}).length > 0,
    refill: hasRefilled,
    deposit: false,
  };
  const current = steps.find((step) => !isDone[step]) ?? 'deposit';
  const hrefOf: Readonly<Record<Step, string>> = {
    email: hrefs.confirmEmail,
    wallet: hrefs.wallets,
    refill: awaited ? `${hrefs.refill}/${awaited.id}` : hrefs.refill,
    deposit: hrefs.invest,
  };
  // An awaited refill needs nothing else of the user, whatever the steps before it.
  const next = awaited ? 'refill' : current;
  const isKnown = wallets.data !== undefined || wallets.error !== undefined;
  const action = (
    <LinkButton variant={isAlone ? 'primary' : 'secondary'} href={hrefOf[next]}>
      {t(awaited ? 'steps.seeRefill' : `steps.${next}.action`)}
    </LinkButton>
  );
  if (!isAlone) {
    return (
      <Card>
        <Inline justify="between">
          <Text weight="medium">
            {t('steps.progress', {
              done: steps.filter((step) => isDone[step]).length,
              count: steps.length,
              next: t(`steps.${next}.title`),
            })}
          </Text>
          <Inline>
            {action}
            <Button variant="quiet" onPress={onClose}>
              {t('steps.close')}
            </Button>
          </Inline>
        </Inline>
      </Card>
    );
  }
  return (
    <Card
      title={t('steps.title')}
      action={
        <Button size="small" variant="quiet" onPress={onClose}>
          {t('steps.close')}
        </Button>
      }
    >
      <Stack gap={6} aria-busy={!isKnown}>
        <Text size={16} tone="muted">
          {t('steps.lead')}
        </Text>
        <Timeline
          label={t('steps.title')}
          stateLabels={{
            done: t('steps.state.done'),
            current: t('steps.state.current'),
            upcoming: t('steps.state.upcoming'),
            failed: t('steps.state.upcoming'),
          }}
          steps={steps.map((step) => ({
            id: step,
            label: t(`steps.${step}.title`),
            state: stateOf(step),
            description:
              step === 'refill' && awaited
                ? t('steps.awaited', { amount: formatMoney(awaited.amount, i18n.language) })
                : t(`steps.${step}.body`),
          }))}
        />
        <div>{action}</div>
      </Stack>
    </Card>
  );

  function stateOf(step: Step): TimelineState {
    if (isDone[step]) return 'done';
    return step === next ? 'current' : 'upcoming';
  }
}
