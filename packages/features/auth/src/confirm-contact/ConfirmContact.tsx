import type { Schema } from '@meridian/api-client';
import { formatPhone } from '@meridian/personal-data';
import { ProblemBanner } from '@meridian/problem';
import { Button, Inline, Stack, Text } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getArrivalTime } from '../code/getArrivalTime.ts';
import { CodeForm } from '../code/CodeForm.tsx';
import { CodeSkeleton } from '../code/CodeSkeleton.tsx';
import { messages } from '../messages.ts';
import {
  type Contact,
  useConfirmContact,
  useContactCode,
  useResendContactCode,
} from './contactCode.requests.ts';
import { matchesMask } from './matchesMask.ts';
import { ConfirmedElsewhere } from './ConfirmedElsewhere.tsx';

/** Loaded when it is opened: it reads phone numbers. */
const CorrectContact = lazy(() => import('./CorrectContact.tsx'));

export interface ConfirmContactProps {
  contact: Contact;
  /** The phone or e-mail as the user has it. */
  value: string;
  /** A phone responds with a session that replaces the current one, an e-mail with the user. */
  onConfirmed: (response: Schema<'Session'> | Schema<'User'>) => void;
  /** The user has changed: the contact was corrected, or confirmed on another device. */
  onChanged: (user: Schema<'User'>) => void;
}

/** Asks for the code that was sent to a contact, and corrects a contact that is wrong. */
export function ConfirmContact({ contact, value, onConfirmed, onChanged }: ConfirmContactProps) {
  const { t } = useTranslation(messages);
  const state = useContactCode(contact);
  const confirmation = useConfirmContact(contact);
  const sending = useResendContactCode(contact);
  const [isCorrecting, setCorrecting] = useState(false);
  const submitLabel = t(`confirm.${contact}.submit`);
  const isDone = [state.error, confirmation.error, sending.error].some((error) => error?.code === 'conflict');

  async function confirm(code: string) {
    if (confirmation.data) return undefined;
    const outcome = await confirmation.trigger({ body: { code } });
    if (outcome.ok) onConfirmed(outcome.data);
    return outcome.ok ? undefined : outcome.error;
  }

  async function send() {
    const outcome = await sending.trigger();
    if (!outcome.ok) return false;
    confirmation.reset();
    await state.mutate();
    return true;
  }

  if (isDone) {
    return <ConfirmedElsewhere contact={contact} onRead={onChanged} />;
  }
  if (!state.data) {
    return state.error ? (
      <ProblemBanner error={state.error} onRetry={() => void state.mutate()} />
    ) : (
      <Stack gap={5} aria-busy>
        <CodeSkeleton submitLabel={submitLabel} />
        <Inline justify="center" aria-hidden>
          <Button variant="quiet" isDisabled>
            {t(`confirm.${contact}.wrong`)}
          </Button>
        </Inline>
      </Stack>
    );
  }
  const { attemptsLeft, waitSeconds } = state.data;
  // A masked number stays on one line.
  const sentTo = matchesMask(state.data.sentTo, value)
    ? formatPhone(value)
    : state.data.sentTo.replaceAll(' ', '\u00A0');
  if (isCorrecting) {
    return (
      <Suspense fallback={<CodeSkeleton submitLabel={submitLabel} />}>
        <CorrectContact
          contact={contact}
          onCancel={() => setCorrecting(false)}
          onCorrected={(user) => {
            confirmation.reset();
            void state.mutate();
            setCorrecting(false);
            onChanged(user);
          }}
        />
      </Suspense>
    );
  }
  return (
    <Stack gap={5}>
      <Text>{t(attemptsLeft > 0 ? `confirm.${contact}.lead` : `confirm.${contact}.noCode`, { sentTo })}</Text>
      <CodeForm
        code={{ ...state.data, sentTo }}
        waitUntil={waitSeconds > 0 ? getArrivalTime(state.data) + waitSeconds * 1000 : undefined}
        submitLabel={submitLabel}
        onConfirm={confirm}
        isConfirming={confirmation.isMutating}
        error={confirmation.error}
        onSend={send}
        isSending={sending.isMutating}
        sendError={sending.error}
      />
      <Inline justify="center">
        <Button variant="quiet" onPress={() => setCorrecting(true)}>
          {t(`confirm.${contact}.wrong`)}
        </Button>
      </Inline>
    </Stack>
  );
}
