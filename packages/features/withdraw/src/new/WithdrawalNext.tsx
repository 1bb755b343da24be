import { NextSteps } from '@meridian/forms';
import { Duration, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

interface WithdrawalNextProps {
  /** Of the chosen network; undefined until there is one. */
  expectedSeconds: number | undefined;
}

/** What follows the request of a withdrawal. */
export function WithdrawalNext({ expectedSeconds }: WithdrawalNextProps) {
  const { t } = useTranslation(messages);
  return (
    <NextSteps
      steps={[
        { id: 'code', label: t('next.code'), description: t('next.untilCode') },
        { id: 'sent', label: t('next.sent'), description: t('next.checked') },
        {
          id: 'arrives',
          label: t('next.arrives'),
          ...(expectedSeconds !== undefined && {
            description: (
              <Text tone="muted">
                <span>{t('summary.time')}</span> <Duration seconds={expectedSeconds} />
              </Text>
            ),
          }),
        },
      ]}
    />
  );
}
