import type { ApiError, ApiErrorCode } from '@meridian/api-client';
import { Alert, Button, DateTime, LinkButton, Stack, Text } from '@meridian/ui';
import type { TFunction } from 'i18next';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useGroupedProblem } from './ProblemGroup.tsx';
import { SupportText } from './SupportText.tsx';
import { TooManyCalls } from './TooManyCalls.tsx';
import { messages } from './messages.ts';
import { type Remedy, getTreatment } from './treatment.ts';
import { WaitingTime } from './WaitingTime.tsx';

const ReachedLimit = lazy(() => import('./ReachedLimit.tsx'));

export interface ProblemBannerProps {
  error: ApiError;
  /** Retries the failed call. The button appears only if a retry can help. */
  onRetry?: () => void;
  /** Links to pages that can fix the problem. Only those that match the error are shown. */
  hrefs?: Partial<Readonly<Record<Remedy, string>>>;
  /** Names of rejected fields that the form doesn't show; by default all of them. */
  otherFields?: readonly string[];
  /** Shows the server's own message instead of ours, where section 7 of the specification asks for it. */
  isServerWorded?: boolean;
  /** The caller's texts for codes that it expects, shown as a warning: the general text does not name the operation. */
  words?: Partial<Readonly<Record<ApiErrorCode, { readonly title: string; readonly body: string }>>>;
}

/** Shows what failed, what is safe and what to do (section 8 of the specification). */
export function ProblemBanner({
  error,
  onRetry,
  hrefs = {},
  otherFields = Object.keys(error.fields),
  isServerWorded = false,
  words = {},
}: ProblemBannerProps) {
  const { t } = useTranslation(messages);
  const { tone, remedies } = getTreatment(error.code);
  const callersWords = words[error.code] ?? wordsOfRead(error, t);
  const serversWords = isServerWorded || error.code === 'unknown_code' ? error.detail : undefined;
  const canRetry = onRetry && !error.isDefinitive && error.code !== 'unauthorized';
  const links = remedies.flatMap((remedy) => {
    const href = hrefs[remedy];
    return href === undefined ? [] : [{ remedy, href }];
  });
  const { isShown, retryAll } = useGroupedProblem(error, canRetry ? onRetry : undefined);
  const isOurFault = error.status >= 500 || error.code === 'unreadable_body';

  if (!isShown) return null;
  const actions =
    canRetry || links.length > 0 ? (
      <>
        {canRetry && (
          <Button size="small" onPress={retryAll}>
            {t('retry')}
          </Button>
        )}
        {links.map(({ remedy, href }) => (
          <LinkButton key={remedy} size="small" href={href}>
            {t(`remedy.${remedy}`)}
          </LinkButton>
        ))}
      </>
    ) : undefined;
  if (error.code === 'too_many_calls' && error.retryTime !== undefined && !callersWords) {
    return <TooManyCalls until={error.retryTime} actions={actions} serversWords={serversWords} />;
  }
  return (
    <Alert
      isAnnounced
      tone={callersWords ? 'warning' : tone}
      title={callersWords?.title ?? serversWords ?? t(`code.${error.code}.title`)}
      actions={actions}
    >
      <Stack gap={2}>
        <Text>
          <SupportText>
            {callersWords?.body ?? t(otherFields.length > 0 ? 'otherFields' : `code.${error.code}.body`)}
          </SupportText>
        </Text>
        {Object.entries(error.fields).map(
          ([name, code]) =>
            otherFields.includes(name) && (
              <Text key={name}>
                {t('otherField', { name, sentence: t(`field.${code}`, { count: error.limits[name] }) })}
              </Text>
            ),
        )}
        {error.usableDate !== undefined && (
          <Text>
            <span>{t('usableFrom')}</span> <DateTime value={error.usableDate} />
          </Text>
        )}
        {error.closedDate !== undefined && (
          <Text>
            <span>{t('closedOn')}</span> <DateTime value={error.closedDate} precision="day" />
          </Text>
        )}
        {error.until !== undefined && (
          <Text>
            <span>{t('until')}</span> <DateTime value={error.until} />
          </Text>
        )}
        {error.ownLimit && (
          <Suspense>
            <ReachedLimit reached={error.ownLimit} />
          </Suspense>
        )}
        {error.retryAfter ? <WaitingTime until={error.retryTime} /> : null}
        {isOurFault && error.requestId && (
          <Text size={12}>
            <SupportText subject={error.requestId}>{t('requestId', { id: error.requestId })}</SupportText>
          </Text>
        )}
      </Stack>
    </Alert>
  );
}

/** The general text says that nothing was changed, but a page that is only opened was changing nothing. */
const wordsOfRead = ({ code, isRead }: ApiError, t: TFunction<'problem'>) =>
  code === 'unauthorized' && isRead
    ? { title: t('sessionEnded.title'), body: t('sessionEnded.body') }
    : undefined;
