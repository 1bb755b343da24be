import { Checkbox, Inline, Link, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useFieldWords } from '../useFieldWords.ts';

interface AgreementCheckboxProps {
  hrefs: { agreement: string; offer: string };
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
        <Text>
          <Link href={hrefs.agreement} target="_blank">
            {t('register.agreement')}
          </Link>
        </Text>
        <Text>
          <Link href={hrefs.offer} target="_blank">
            {t('register.offer')}
          </Link>
        </Text>
      </Inline>
    </Stack>
  );
}
