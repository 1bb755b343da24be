import { useSetting } from '@meridian/api-client/react';
import { ProblemBanner, SupportText } from '@meridian/problem';
import { Alert, Card, SkeletonRows, Stack, Text, VisuallyHidden } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVerification } from './useVerification.ts';
import { VerificationFacts } from './VerificationFacts.tsx';
import { VerificationForm } from './VerificationForm.tsx';

/** The verification of the account: its form, or its status. Also a section of the settings. */
export function VerificationPage() {
  const { t } = useTranslation('verification');
  const verification = useVerification();
  const rules = useSetting('verification');
  const [isJustSent, setJustSent] = useState(false);
  const { data } = verification;
  const failed = [verification, rules].filter(({ data: answer, error }) => error && !answer);

  if (failed.length > 0) {
    return failed.map(
      ({ error, mutate }) =>
        error && <ProblemBanner key={error.message} error={error} onRetry={() => void mutate()} />,
    );
  }
  if (!data || !rules.data) {
    return (
      <Stack gap={5} aria-busy>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <SkeletonRows count={4} />
      </Stack>
    );
  }
  const sent = (
    <Card title={t('sent')}>
      <VerificationFacts data={data} />
    </Card>
  );
  const form = <VerificationForm rules={rules.data} before={data} onSent={() => setJustSent(true)} />;
  switch (data.status) {
    case 'in_process':
      return (
        <Stack gap={5}>
          <Alert tone="info" isAnnounced={isJustSent} title={t('inProcess.title')}>
            {t('inProcess.body')}
          </Alert>
          {sent}
        </Stack>
      );
    case 'success':
      return (
        <Stack gap={5}>
          <Alert tone="success" title={t('success.title')}>
            <SupportText>{t('success.body')}</SupportText>
          </Alert>
          {sent}
        </Stack>
      );
    case 'denied':
      return (
        <Stack gap={5}>
          <Alert tone="danger" title={t('denied.title')}>
            <Stack gap={2}>
              <Text weight="medium">{data.denialReason ?? t('denied.noReason')}</Text>
              <Text>
                <SupportText>
                  {t(data.denialReason === null ? 'denied.nextUnknown' : 'denied.next')}
                </SupportText>
              </Text>
            </Stack>
          </Alert>
          {form}
        </Stack>
      );
    case null:
      return (
        <Stack gap={5}>
          <Text>{t('about')}</Text>
          {form}
        </Stack>
      );
  }
}
