import type { Schema } from '@meridian/api-client';
import { useSecuritySettings } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import { Button, Card, Inline, Skeleton, Stack, Text, useToast } from '@meridian/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useBeginTotp } from './totp.requests.ts';

// Loaded when they are opened: most visits only look.
const TotpSetup = lazy(() => import('./TotpSetup.tsx'));
const RecoveryCodes = lazy(() => import('./RecoveryCodes.tsx'));
const TotpState = lazy(() => import('./TotpState.tsx'));

type View =
  | { readonly is: 'state' }
  | { readonly is: 'setup'; readonly setup: Schema<'TotpSetup'> }
  | { readonly is: 'codes'; readonly codes: readonly string[] };

const stateView: View = { is: 'state' };

interface TotpSectionProps {
  /** Called when the set-up or its recovery codes, which have a primary button, are opened or closed. */
  onSetUp: (isOpen: boolean) => void;
}

/** The authenticator app: off, being set up, or on. Recovery codes are shown once. */
export function TotpSection({ onSetUp }: TotpSectionProps) {
  const { t } = useTranslation(messages);
  const toast = useToast();
  const { data, error, mutate } = useSecuritySettings();
  const [view, setView] = useState(stateView);
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(view);

  // The pressed button is gone.
  useEffect(() => {
    if (shown.current !== view) content.current?.focus();
    shown.current = view;
    onSetUp(view.is !== 'state');
  }, [view, onSetUp]);

  const showCodes = (codes: readonly string[]) => setView({ is: 'codes', codes });

  function contentOf({ totp }: Schema<'SecuritySettings'>) {
    if (view.is === 'codes') {
      return <RecoveryCodes codes={view.codes} onDone={() => setView({ is: 'state' })} />;
    }
    // It may have been set up on another device meanwhile.
    if (totp) {
      return (
        <TotpState
          state={totp}
          onRenewed={showCodes}
          onRemoved={() => {
            toast.show({ message: t('totp.removed') });
            setView({ is: 'state' });
          }}
        />
      );
    }
    return view.is === 'setup' ? (
      <TotpSetup setup={view.setup} onConfirmed={showCodes} onCancel={() => setView(stateView)} />
    ) : (
      <TotpOff onStarted={(setup) => setView({ is: 'setup', setup })} />
    );
  }

  return (
    <Card title={t('totp.title')}>
      <div ref={content} tabIndex={-1}>
        {data && <Suspense fallback={<Skeleton shape="block" />}>{contentOf(data)}</Suspense>}
        {!data && error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton shape="block" />}
      </div>
    </Card>
  );
}

function TotpOff({ onStarted }: { onStarted: (setup: Schema<'TotpSetup'>) => void }) {
  const { t } = useTranslation(messages);
  const { trigger, isMutating, error } = useBeginTotp();

  async function start() {
    const outcome = await trigger();
    if (outcome.ok) onStarted(outcome.data);
  }

  return (
    <Stack gap={5} width="text">
      <Text tone="muted">{t('totp.lead')}</Text>
      {error && <ProblemBanner error={error} />}
      <Inline>
        <Button isPending={isMutating} pendingLabel={t('totp.starting')} onPress={() => void start()}>
          {t('totp.start')}
        </Button>
      </Inline>
    </Stack>
  );
}
