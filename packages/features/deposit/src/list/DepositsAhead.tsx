import type { Schema } from '@meridian/api-client';
import { useToday } from '@meridian/i18n';
import { daysAhead, DepositLane, Lanes, LaneSkeletons, messages as statusMessages } from '@meridian/statuses';
import { daysPerDot, Skeleton } from '@meridian/ui';
import { media, styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** Deposits that there is room for. */
const MOST_LANES = 4;

/** The least width of the longest line, on a phone. */
const LEAST_WIDTH = 120;

interface DepositsAheadProps {
  /** Those that are not closed, the next to end first. Undefined while loading. */
  deposits: Schema<'DepositPage'> | undefined;
  onShow: (deposit: Schema<'Deposit'>) => void;
}

/** When the next deposits come free, on one scale. */
export function DepositsAhead({ deposits, onShow }: DepositsAheadProps) {
  const { t } = useTranslation(messages);
  const { t: tStatus } = useTranslation(statusMessages);
  const today = useToday();
  const shown = deposits?.items.slice(0, MOST_LANES) ?? [];
  const days = daysAhead(
    shown.map(({ payoutDate }) => payoutDate),
    today,
  );
  const dotDays = daysPerDot(days, LEAST_WIDTH);
  const more = deposits ? deposits.total - shown.length : 0;
  return (
    <Root aria-label={t('lead.ahead')}>
      <span>{t('lead.ahead')}</span>
      <Lanes>
        {shown.map((deposit) => (
          <DepositLane
            key={deposit.id}
            target={{ onPress: () => onShow(deposit) }}
            deposit={deposit}
            days={days}
            dotDays={dotDays}
          />
        ))}
        {!deposits && <LaneSkeletons />}
      </Lanes>
      <Foot>
        <span>
          {deposits ? (
            tStatus('ahead.held', { count: dotDays })
          ) : (
            <Skeleton>{tStatus('ahead.title')}</Skeleton>
          )}
        </span>
        {more > 0 && <span>{tStatus('ahead.more', { count: more })}</span>}
      </Foot>
    </Root>
  );
}

// Four lanes, three on a phone: as high before they are known.
const Root = styled('figure')`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${token.space3};
  min-inline-size: 0;
  margin: 0;
  color: ${token.inkMuted};
  font-size: ${token.text12};
  line-height: ${token.line12};

  & > span {
    font-size: ${token.text14};
    line-height: ${token.line14};
  }

  & > ol {
    min-block-size: 156px;
    border-inline-start: 1px dashed ${token.lineStrong};

    ${media.small} {
      min-block-size: 120px;
    }
  }
`;

const Foot = styled('figcaption')`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space1} ${token.space4};
  justify-content: space-between;
`;
