import { Checkbox, Inline, Link, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useFieldWords } from '../useFieldWords.ts';

/** Addresses of what a new investor should read. */
export type DocumentHrefs = Readonly<Record<'agreement' | 'offer' | 'privacy' | 'riskStatement', string>>;

interface AgreementCheckboxProps {
  hrefs: DocumentHrefs;
}

/** Accepts the agreement and the offer. Documents open in another tab, so that nothing typed is lost. */
export function AgreementCheckbox({ hrefs }: AgreementCheckboxProps) {
  const { t } = useTranslation(messages);
  const sayField = useFieldWords();
  const [accept, agreement = '', and, offer = ''] = t('field.agreement').split(/\s?<\/?link>\s?/);
  return (
    <Stack gap={2}>
      <Checkbox name="agreementAccepted" requiredMessage={sayField('must_be_accepted')}>
        <span>{accept}</span>{' '}
        <Link href={hrefs.agreement} target="_blank">
          {agreement}
        </Link>{' '}
        <span>{and}</span>{' '}
        <Link href={hrefs.offer} target="_blank">
          {offer}
        </Link>
      </Checkbox>
      <Inline gap={4}>
        {(['privacy', 'riskStatement'] as const).map((document) => (
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
