import { useSetting } from '@meridian/api-client/react';
import { ProblemBanner, SupportText } from '@meridian/problem';
import { Alert, Card, SkeletonRows, Stack, Text, VisuallyHidden } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import { useVerification } from './verification.requests.ts';
import { VerificationFacts } from './VerificationFacts.tsx';
import { VerificationForm } from './VerificationForm.tsx';

/** The verification of the account: its form, or its status. Also a section of the settings. */
export function VerificationPage() {
  const { t } = useTranslation(messages);
  const verification = useVerification();
  const rules = useSetting('verification');
  const [isJustSent, setJustSent] = useState(false);
  const data = useLast(verification.data);
  const lastRules = useLast(rules.data);
  const failed = [verification, rules].filter(({ error }) => error && !(data && lastRules));

  if (failed.length > 0) {
    return failed.map(
      ({ error, mutate }) =>
        error && <ProblemBanner key={error.message} error={error} onRetry={() => void mutate()} />,
    );
  }
  if (!data || !lastRules) {
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
  const form = <VerificationForm rules={lastRules} before={data} onSent={() => setJustSent(true)} />;
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
              <Text weight="medium">{verification.data && (data.denialReason ?? t('denied.noReason'))}</Text>
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

/** The last answer, while another one loads: the form keeps its photos when the page changes its language. */
function useLast<ApiResponse>(response: ApiResponse | undefined): ApiResponse | undefined {
  const [last, setLast] = useState(response);
  if (response !== undefined && response !== last) setLast(response);
  return response ?? last;
}
