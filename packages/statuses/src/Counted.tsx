import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { CircleCheckIcon, ClockIcon, Icon, LabelButton, Link, Popover, Skeleton } from '@meridian/ui';
import { styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

export interface CountedProps {
  /** Undefined while loading. */
  balance: Pick<Schema<'Balance'>, 'countedDate'> | undefined;
  /** Marks the text of the skeleton that can be filled before the page loads, and the date in it. */
  place: Readonly<Record<string, string>>;
  sampleDate: string;
  /** The page of the check. Without it and without a seal it is text. */
  href?: string;
  /** What opens on a press: the check of the count in short. Without it, a link leads to the page of the check. */
  seal: ReactNode;
}

/** Says beside a balance whether the last count of liabilities has it, and leads to its check. */
export function Counted({ balance, place, sampleDate, href, seal }: CountedProps) {
  const { t } = useTranslation(messages);
  const format = useDateFormat('day');
  const time = balance?.countedDate;
  const isCounted = !balance || time !== undefined;
  const text = isCounted
    ? t('counted.on', { date: time === undefined ? sampleDate : format(time) })
    : t('counted.notYet');
  const label = (
    <SealLabel>
      <Icon of={isCounted ? CircleCheckIcon : ClockIcon} size={20} />
      <span>{balance ? text : <Skeleton {...place}>{text}</Skeleton>}</span>
    </SealLabel>
  );
  if (seal) {
    if (!balance) return <LabelButton isDisabled>{label}</LabelButton>;
    return (
      <Popover
        label={t('counted.title')}
        placement="bottom start"
        trigger={<LabelButton>{label}</LabelButton>}
      >
        {seal}
      </Popover>
    );
  }
  return balance && href !== undefined ? (
    <Link tone="quiet" href={href}>
      {label}
    </Link>
  ) : (
    label
  );
}

const SealLabel = styled('span')`
  display: inline-flex;
  align-items: center;
  gap: ${token.space1};
  vertical-align: top;
  font-size: ${token.text12};
  line-height: ${token.line12};
`;
