import { Checkbox, Inline, Link, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useFieldWords } from '../useFieldWords.ts';

const documents = ['agreement', 'offer', 'privacy', 'riskStatement'] as const;

/** Addresses of what a new investor should read. */
export type DocumentHrefs = Readonly<Record<(typeof documents)[number], string>>;

interface AgreementCheckboxProps {
  hrefs: DocumentHrefs;
}

/** Accepts the documents. They open in another tab, so that nothing typed is lost. */
export function AgreementCheckbox({ hrefs }: AgreementCheckboxProps) {
  const { t } = useTranslation(messages);
  const sayField = useFieldWords();
  return (
    <Stack gap={2}>
      <Checkbox name="agreementAccepted" requiredMessage={sayField('must_be_accepted')}>
        {t('field.agreement')}
      </Checkbox>
      <Inline gap={4}>
        {documents.map((document) => (
          <Text key={document}>
            <Link href={hrefs[document]} target="_blank">
              {t(`register.${document}`)}
            </Link>
          </Text>
        ))}
      </Inline>
    </Stack>
  );
}
