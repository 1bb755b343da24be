import type { ApiError } from '@meridian/api-client';
import { Alert, Button, LinkButton, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { type Remedy, treatmentOf } from './treatment.ts';

export interface ProblemBannerProps {
  error: ApiError;
  /** Tries again what failed. Offered only where trying again can help. */
  onRetry?: () => void;
  /** Where what stands in the way can be put right; those that fit the failure are offered. */
  hrefs?: Partial<Readonly<Record<Remedy, string>>>;
}

/** Says what failed, what is safe and what to do (section 8). For what is wrong with fields, see `useFieldErrors`. */
export function ProblemBanner({ error, onRetry, hrefs = {} }: ProblemBannerProps) {
  const { t } = useTranslation('problem');
  const { tone, remedies } = treatmentOf(error.code);
  const ownWords = error.code === 'unknown_code' ? error.detail : undefined;
  const canRetry = onRetry && !error.isDefinitive && error.code !== 'unauthorized';
  const links = remedies.flatMap((remedy) => {
    const href = hrefs[remedy];
    return href === undefined ? [] : [{ remedy, href }];
  });
  const isOurFault = error.status >= 500 || error.code === 'unreadable_body';

  return (
    <Alert
      isAnnounced
      tone={tone}
      title={ownWords ?? t(`code.${error.code}.title`)}
      actions={
        canRetry || links.length > 0 ? (
          <>
            {canRetry && (
              <Button size="small" onPress={onRetry}>
                {t('retry')}
              </Button>
            )}
            {links.map(({ remedy, href }) => (
              <LinkButton key={remedy} size="small" href={href}>
                {t(`remedy.${remedy}`)}
              </LinkButton>
            ))}
          </>
        ) : undefined
      }
    >
      <Stack gap={2}>
        <Text>{t(`code.${error.code}.body`)}</Text>
        <WaitingTime seconds={error.retryAfter} />
        {isOurFault && error.requestId && <Text size={12}>{t('requestId', { id: error.requestId })}</Text>}
      </Stack>
    </Alert>
  );
}

function WaitingTime({ seconds }: { seconds: number | undefined }) {
  const { t } = useTranslation('problem');
  if (!seconds) return null;
  const minutes = Math.ceil(seconds / 60);
  return (
    <Text>
      {seconds <= 90 ? t('wait.seconds', { count: seconds }) : t('wait.minutes', { count: minutes })}
    </Text>
  );
}
