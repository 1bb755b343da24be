import type { Schema } from '@meridian/api-client';
import { useDeposits, useOperations, useReferrals } from '@meridian/api-client/react';
import { localDay, localTimeZone, useDateFormat, useLocale } from '@meridian/i18n';
import { compare, formatMoney, isDecimal, isNegative, subtract } from '@meridian/money';
import { useDepositStatusName, useSubjectName } from '@meridian/statuses';
import {
  ArrowDownToLineIcon,
  ArrowUpFromLineIcon,
  ListIcon,
  type SearchGroup,
  SproutIcon,
  UsersIcon,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { matchWords } from './matchWords.ts';
import { messages } from './messages.ts';
import { useSettled } from './useSettled.ts';

export interface RecordHrefs {
  readonly operations: string;
  readonly refills: string;
  readonly withdrawals: string;
  readonly deposits: string;
  /** Undefined where the referrals are switched off. */
  readonly partners: string | undefined;
}

/** Results of one kind that fit above the keyboard of a phone with those of the other kinds. */
const most = 5;

/** Operations, deposits and partners that a text names: the server finds all but the deposits, of which it sends the latest. */
export function useFoundRecords(query: string, hrefs: RecordHrefs) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const writeMoment = useDateFormat('minute');
  const writeDay = useDateFormat('day');
  const nameSubject = useSubjectName();
  const nameStatus = useDepositStatusName();
  const asked = useSettled(query.trim());
  // Without a digit a text can be neither an amount nor a day; a hash of letters alone does not exist.
  const isOfOperation = /\d/.test(asked) && asked.length <= 100;
  const isOfPartner = hrefs.partners !== undefined && /^[A-Za-z0-9]{2,64}$/.test(asked);
  const operations = useOperations({ search: asked, limit: most, timeZone: localTimeZone() }, isOfOperation);
  const deposits = useDeposits({ limit: 100 }, asked !== '');
  const partners = useReferrals({ search: asked, limit: most }, isOfPartner);
  const queries = [
    ...(isOfOperation ? [operations] : []),
    ...(asked === '' ? [] : [deposits]),
    ...(isOfPartner ? [partners] : []),
  ];
  const failed = queries.find(({ error }) => error !== undefined);

  const found = isOfOperation ? operations.data : undefined;
  const day = found && found.total > found.items.length ? dayIn(asked) : undefined;
  const groups: SearchGroup[] = [
    {
      id: 'operations',
      title: t('group.operations'),
      items: [
        ...(found?.items ?? []).map(({ id, date, subject, subjectId, amount }) => ({
          id,
          label: nameSubject(subject),
          description: `${writeChange(amount)} · ${writeMoment(date)}`,
          icon: isNegative(amount.amount) ? ArrowUpFromLineIcon : ArrowDownToLineIcon,
          href: hrefOf(subject, subjectId, date),
        })),
        ...(day === undefined
          ? []
          : [
              {
                id: 'day',
                label: t('ofDay', { date: writeDay(`${day}T12:00:00Z`) }),
                icon: ListIcon,
                href: `${hrefs.operations}?from=${day}&to=${day}`,
              },
            ]),
      ],
    },
    {
      id: 'deposits',
      title: t('group.deposits'),
      items: (asked === '' ? [] : (deposits.data?.items ?? []))
        .filter((deposit) => isNamed(deposit, asked))
        .slice(0, most)
        .map(({ id, plan, amount, status }) => ({
          id,
          label: plan.name,
          description: `${formatMoney(amount, locale)} · ${nameStatus(status)}`,
          icon: SproutIcon,
          href: `${hrefs.deposits}/${id}`,
        })),
    },
    {
      id: 'partners',
      title: t('group.partners'),
      // A partner who closed the account has no login.
      items: (isOfPartner ? (partners.data?.items ?? []) : []).flatMap(({ login, level }) =>
        login === null
          ? []
          : [
              {
                id: login,
                label: login,
                description: t('level', { level }),
                icon: UsersIcon,
                href: `${hrefs.partners}?search=${encodeURIComponent(login)}`,
              },
            ],
      ),
    },
  ];
  const isSearching = asked !== query.trim() || queries.some(({ isLoading }) => isLoading);
  return {
    // All at once: a result that comes above the marked one would not be what Enter opens.
    groups: isSearching ? [] : groups,
    isSearching,
    error: failed?.error,
    retry: () => void failed?.mutate(),
  };

  /** With a sign, as the list of operations shows it. */
  function writeChange({ amount, currency }: Schema<'Money'>): string {
    const isOut = isNegative(amount);
    const size = isOut ? subtract('0', amount) : amount;
    return `${isOut ? '−' : '+'}${formatMoney({ amount: size, currency }, locale)}`;
  }

  /** The page of what the operation was for, or its day in the list. */
  function hrefOf(subject: string, subjectId: string | null, date: string): string {
    if (subjectId !== null && subject === 'refill') return `${hrefs.refills}/${subjectId}`;
    if (subjectId !== null && subject.startsWith('withdrawal')) return `${hrefs.withdrawals}/${subjectId}`;
    if (subjectId !== null && /^(deposit|accruals)_/.test(subject)) return `${hrefs.deposits}/${subjectId}`;
    const of = localDay(date);
    return `${hrefs.operations}?from=${of}&to=${of}`;
  }
}

/** By the words of its plan, its exact amount, or the beginning of its number. */
function isNamed({ id, plan, amount }: Schema<'Deposit'>, text: string): boolean {
  const written = text.replace(',', '.');
  return (
    matchWords(plan.name, text) ||
    (isDecimal(written) && compare(amount.amount, written) === 0) ||
    (text.length >= 8 && id.startsWith(text.toLowerCase()))
  );
}

/** The day that the server reads in the text. */
const dayIn = (text: string): string | undefined =>
  /^\d{4}-\d\d-\d\d$/.exec(text)?.[0] ??
  text
    .match(/^(\d\d)\.(\d\d)\.(\d{4})$/)
    ?.slice(1)
    .toReversed()
    .join('-');
