import type { ApiError, Schema } from '@meridian/api-client';
import { Alert, Button, DateTime, Form, Stack, Text, TextField } from '@meridian/ui';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import type { checkDocument } from './check-document.en.ts';
import css from './DocumentCheckForm.module.css';
import { useDocumentCheck } from './documentCheck.requests.ts';

export interface DocumentCheckFormProps {
  readonly words: Readonly<Record<keyof (typeof checkDocument)['form'], string>>;
}

interface Printed {
  readonly number: string;
  readonly hash: string;
}

/** As the server has it. */
const fewestDigits = 16;

const countDigits = (hash: string) => hash.replaceAll(/[^0-9a-f]/gi, '').length;

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** Number and hash after the `#` of the address, as the QR code has them. */
function readPrinted(fragment: string): Printed | undefined {
  const [, number, hash] = /^#([0-9A-Za-z-]{1,40})\.([0-9A-Fa-f]{16,64})$/.exec(fragment) ?? [];
  return number === undefined || hash === undefined ? undefined : { number, hash };
}

/** An island: checks a document by its number and hash. The address of the QR code is checked at once. */
export function DocumentCheckForm({ words }: DocumentCheckFormProps) {
  // Undefined in the HTML of the page, which is the same for every document.
  const fragment = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => undefined,
  );
  return (
    <Check
      key={fragment ?? ''}
      printed={readPrinted(fragment ?? '')}
      isInteractive={fragment !== undefined}
      words={words}
    />
  );
}

function Check({
  printed,
  isInteractive,
  words,
}: DocumentCheckFormProps & { printed: Printed | undefined; isInteractive: boolean }) {
  const [asked, setAsked] = useState(printed);
  const { data, error, isValidating, mutate } = useDocumentCheck(asked);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: keyof Printed) => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const next = { number: read('number'), hash: read('hash') };
    if (next.number === asked?.number && next.hash === asked.hash) void mutate();
    else setAsked(next);
  }

  return (
    <div className={css.root}>
      <Form onSubmit={submit}>
        <TextField
          name="number"
          label={words.number}
          defaultValue={printed?.number ?? ''}
          autoComplete="off"
          isVerbatim
          maxLength={40}
          requiredMessage={words.numberRequired}
        />
        <TextField
          name="hash"
          label={words.hash}
          defaultValue={printed?.hash ?? ''}
          autoComplete="off"
          isVerbatim
          maxLength={100}
          requiredMessage={words.hashRequired}
          validate={(hash) =>
            hash.trim() === '' || countDigits(hash) >= fewestDigits ? null : words.hashShort
          }
        />
        <div>
          <Button
            // Until the listeners work, a submit would lead the browser away from what was typed.
            type={isInteractive ? 'submit' : 'button'}
            variant="primary"
            isPending={isValidating}
            pendingLabel={words.checking}
          >
            {words.submit}
          </Button>
        </div>
        {error && !isValidating && <Refusal error={error} words={words} />}
        {data && !error && !isValidating && <Result check={data} words={words} />}
      </Form>
    </div>
  );
}

function Result({
  check: { kind, date },
  words,
}: DocumentCheckFormProps & { check: Schema<'DocumentCheck'> }) {
  if (kind === null || date === null)
    return (
      <Alert isAnnounced tone="danger" title={words.invalidTitle}>
        {words.invalid}
      </Alert>
    );
  return (
    <Alert isAnnounced tone="success" title={words.validTitle}>
      <Stack gap={1}>
        <span>
          <Text isInline>{words[kind]}</Text> <DateTime value={date} year="always" />
        </span>
        <Text>{words.compare}</Text>
      </Stack>
    </Alert>
  );
}

function Refusal({ error, words }: DocumentCheckFormProps & { error: ApiError }) {
  if (error.code === 'too_many_calls' && error.retryTime !== undefined)
    return (
      <Alert isAnnounced tone="warning" title={words.tooManyTitle}>
        <Text isInline>{words.tooMany}</Text> <DateTime value={new Date(error.retryTime).toISOString()} />
      </Alert>
    );
  const isOff = error.code === 'capability_off';
  return (
    <Alert isAnnounced tone="warning" title={isOff ? words.offTitle : words.failedTitle}>
      {isOff ? words.off : words.failed}
    </Alert>
  );
}
