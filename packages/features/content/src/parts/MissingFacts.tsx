import { findMissingFacts, type Schema } from '@meridian/api-client';
import { useListFormat } from '@meridian/i18n';
import { Alert, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

export interface MissingFactsProps {
  /** Undefined when there was no API at build time. */
  contacts: Schema<'SettingContacts'> | undefined;
}

/** Names the facts about the operator that the owner of the site has not given, in one place; nothing if there are all of them. */
export function MissingFacts({ contacts }: MissingFactsProps) {
  const { t } = useTranslation(messages);
  const writeList = useListFormat();
  const missing = findMissingFacts(contacts);
  if (missing.length === 0) return null;
  return (
    <Alert tone="warning" title={t('documents.incompleteTitle')}>
      <Text>
        {t('documents.incomplete', {
          facts: writeList(missing.map((fact) => t(`documents.missing.${fact}`))),
        })}
      </Text>
    </Alert>
  );
}
