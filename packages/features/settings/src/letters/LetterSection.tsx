import type { Schema } from '@meridian/api-client';
import { useFieldErrors, useTextRefusal } from '@meridian/forms';
import { readLabel } from '@meridian/personal-data';
import { ProblemBanner } from '@meridian/problem';
import { Button, Card, Form, SkeletonRows, Stack, Text, TextField, useToast } from '@meridian/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useLetterSettings, useUpdateLetterSettings } from './letterSettings.requests.ts';

/** Of a word, as the contract has it. */
const longestWord = 30;

const fields = ['word'];

/** The user's own word at the top of each e-mail, by which forged ones can be told. */
export function LetterSection() {
  const { t } = useTranslation(messages);
  const { data, error, mutate } = useLetterSettings();
  return (
    <Card title={t('letters.title')}>
      {data && <WordForm settings={data} />}
      {!data && error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
      {!data && !error && <SkeletonRows count={1} />}
    </Card>
  );
}

function WordForm({ settings }: { settings: Schema<'LetterSettings'> }) {
  const { t } = useTranslation(messages);
  const toast = useToast();
  const sayRefusal = useTextRefusal();
  const [word, setWord] = useState(settings.word ?? '');
  const { trigger, isMutating, error } = useUpdateLetterSettings();
  const { fieldErrors, formError } = useFieldErrors(error, fields);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isMutating) return;
    const outcome = await trigger({ body: { word: readLabel(word, longestWord).text ?? null } });
    if (outcome.ok) toast.show({ message: t('letters.saved') });
  }

  function refuse(typed: string) {
    const read = readLabel(typed, longestWord);
    // Nobody has to choose one.
    return read.refused === 'required' ? undefined : sayRefusal(read, longestWord);
  }

  return (
    <Form onSubmit={save} validationErrors={fieldErrors}>
      {formError && <ProblemBanner {...formError} />}
      <Stack gap={5}>
        <Text tone="muted">{t('letters.lead')}</Text>
        <TextField
          name="word"
          label={t('letters.word')}
          description={t('letters.hint')}
          autoComplete="off"
          value={word}
          onChange={setWord}
          validate={refuse}
        />
        <Button type="submit" isPending={isMutating} pendingLabel={t('frame.saving')}>
          {t('letters.save')}
        </Button>
      </Stack>
    </Form>
  );
}
