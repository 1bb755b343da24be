import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Alert, Inline, Link, SkeletonRows, Stack } from '@meridian/ui';
import { keyframes, rem, styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { useTranslation } from 'react-i18next';
import { CountSteps } from './CountSteps.tsx';
import { useLiabilities } from './liabilities.requests.ts';
import { messages } from './messages.ts';
import { type Investor, SaveProof, useNight, Verdict } from './Verdict.tsx';

export interface CountSummaryProps {
  user: Investor;
  hrefs: { readonly liabilities: string };
}

export default function CountSummary({ user, hrefs }: CountSummaryProps) {
  const { t } = useTranslation(messages);
  const { data, error, mutate } = useLiabilities({ limit: 1 });
  const [night] = data?.items ?? [];
  return (
    <Summary>
      <Stack gap={4}>
        {night && <Night night={night} user={user} />}
        {data && !night && (
          <Alert tone="info" title={t('none.title')}>
            {t('none.body')}
          </Alert>
        )}
        {!data && error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
        {!data && !error && <SkeletonRows count={6} />}
        <Link href={hrefs.liabilities}>{t('whole')}</Link>
      </Stack>
    </Summary>
  );
}

function Night({ night, user }: { night: Schema<'LiabilitySnapshot'>; user: Investor }) {
  const state = useNight(night, user);
  const { proof, count } = state;
  return (
    <>
      <Verdict night={night} state={state} />
      {proof && count && count !== 'unavailable' && (
        <InTurn>
          <CountSteps count={count} proof={proof} night={night} isShort />
        </InTurn>
      )}
      {proof && count && (
        <Inline>
          <SaveProof proof={proof} />
        </Inline>
      )}
    </>
  );
}

const Summary = styled('div')`
  inline-size: ${rem(20.5)};
  max-inline-size: 100%;
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/** The steps appear in their order. */
const InTurn = styled('div')`
  li {
    animation: ${appear} ${token.motion} ease-out backwards;
  }

  li:nth-of-type(2) {
    animation-delay: ${token.motion};
  }

  li:nth-of-type(3) {
    animation-delay: calc(2 * ${token.motion});
  }

  li:nth-of-type(4) {
    animation-delay: calc(3 * ${token.motion});
  }
`;
