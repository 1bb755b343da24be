import type { ApiError } from '@meridian/api-client';
import { isEmail } from '@meridian/personal-data';
import { Alert, Button, DateTime, Form, Stack, Text, TextArea, TextField } from '@meridian/ui';
import { type FormEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { contacts } from './contacts.en.ts';
import css from './GuestForm.module.css';
import { useCreateGuestRequest } from './guestRequests.requests.ts';

export interface GuestFormProps {
  readonly words: Readonly<Record<keyof (typeof contacts)['form'], string>>;
}

/** As the contract has it. */
const longest = { name: 120, email: 254, subject: 120, text: 4000 };

const lengthOf = (text: string) => Array.from(text).length;

const readText = (form: FormData, name: keyof typeof longest) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** A missing one is said by the field itself. */
const checkEmail = (email: string, words: GuestFormProps['words']) =>
  email === '' || (lengthOf(email) <= longest.email && isEmail(email)) ? null : words.emailInvalid;

const neverChanges = () => () => undefined;

/** An island: writes to the support without an account. */
export function GuestForm({ words }: GuestFormProps) {
  const { trigger, isMutating, error } = useCreateGuestRequest();
  const [sentTo, setSentTo] = useState<string>();
  // Until the listeners work, a submit would lead the browser away from what was typed.
  const isInteractive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const { fieldErrors, hasFormError } = useRefusal(error, words);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isMutating) return;
    const form = new FormData(event.currentTarget);
    const email = readText(form, 'email');
    const outcome = await trigger({
      body: {
        name: readText(form, 'name') || null,
        email,
        subject: readText(form, 'subject'),
        text: readText(form, 'text'),
      },
    });
    if (outcome.ok) setSentTo(email);
  }

  if (sentTo !== undefined)
    return (
      <div className={css.root}>
        <Stack gap={4}>
          <Alert isAnnounced tone="info" title={words.sentTitle}>
            {words.sentBody.replace('{{email}}', () => sentTo)}
          </Alert>
          <div>
            <Button onPress={() => setSentTo(undefined)}>{words.again}</Button>
          </div>
        </Stack>
      </div>
    );

  const line = (name: 'name' | 'subject') => ({
    name,
    label: words[name],
    validate: (value: string) => (lengthOf(value.trim()) > longest[name] ? words.tooLong : null),
  });

  return (
    <div className={css.root}>
      <Form onSubmit={(event) => void send(event)} validationErrors={fieldErrors}>
        {error && hasFormError && <Refusal error={error} words={words} />}
        <div className={css.pair}>
          <TextField {...line('name')} autoComplete="name" />
          <TextField
            name="email"
            label={words.email}
            inputMode="email"
            autoComplete="email"
            isVerbatim
            requiredMessage={words.emailRequired}
            validate={(value) => checkEmail(value.trim(), words)}
          />
        </div>
        <TextField {...line('subject')} requiredMessage={words.subjectRequired} />
        <TextArea
          name="text"
          label={words.text}
          description={words.secrets}
          rows={4}
          requiredMessage={words.textRequired}
          limit={longest.text}
          charactersLeft={(count) => words.left.replace('{{count}}', String(count))}
          tooLongMessage={words.tooLong}
        />
        <div>
          <Button
            type={isInteractive ? 'submit' : 'button'}
            variant="primary"
            isPending={isMutating}
            pendingLabel={words.sending}
          >
            {words.submit}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function Refusal({ error, words }: GuestFormProps & { error: ApiError }) {
  if (error.code === 'too_many_calls' && error.retryTime !== undefined)
    return (
      <Alert isAnnounced tone="warning" title={words.tooManyTitle}>
        <Text isInline>{words.tooMany}</Text> <DateTime value={new Date(error.retryTime).toISOString()} />
      </Alert>
    );
  return (
    <Alert isAnnounced tone="danger" title={words.failedTitle}>
      {words.failed}
    </Alert>
  );
}

/** The errors of the server at the fields of the form, and whether there are others. */
function useRefusal(error: ApiError | undefined, words: GuestFormProps['words']) {
  // Equal errors must stay one object: the form focuses the field of new ones.
  return useMemo(() => {
    const refused = Object.keys(error?.fields ?? {});
    const fieldErrors = Object.fromEntries(
      refused.map((name) => [name, name === 'email' ? words.emailInvalid : words.refused]),
    );
    return { fieldErrors, hasFormError: refused.length === 0 || refused.some((name) => !(name in longest)) };
  }, [error, words]);
}
