import type { Schema } from '@meridian/api-client';
import { timeZoneName } from '@meridian/dates';
import { AboutAmount } from '@meridian/display-currency';
import { localDay, localTimeZone, useDateFormat, useDayRange, useLocale } from '@meridian/i18n';
import { isNegative } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { useSubjectName } from '@meridian/statuses';
import {
  Amount,
  Button,
  Card,
  Grid,
  Heading,
  Inline,
  KeyValueList,
  Link,
  LinkButton,
  Logo,
  type LogoProps,
  Stack,
  Text,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { PdfButton } from '../documents/PdfButton.tsx';
import { operationsFilters } from '../list/operationsFilters.ts';
import { messages } from '../messages.ts';
import { BalanceLine } from './BalanceLine.tsx';
import { isOpen } from './isOpen.ts';
import { useStatement } from './statement.requests.ts';
import { StatementExport } from './StatementExport.tsx';
import { StatementSkeleton } from './StatementSkeleton.tsx';

interface StatementSheetProps {
  brand: LogoProps;
  asked: { currency: string; from: string; to: string };
  login: string;
  hasDocuments: boolean;
  hrefs: { operations: string; yearlyReport?: string };
}

/** The statement itself with its letterhead, which is also the printed page, and its actions. */
export function StatementSheet({ brand, asked, login, hasDocuments, hrefs }: StatementSheetProps) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const formatMoment = useDateFormat('minute', 'always');
  const formatDay = useDateFormat('day', 'always');
  const formatDays = useDayRange('long');
  const timeZone = localTimeZone();
  const { data, error, mutate } = useStatement({ ...asked, timeZone });
  if (error) return <ProblemBanner error={error} onRetry={() => void mutate()} />;
  if (!data) return <StatementSkeleton />;

  const { currency, from, to, date, opening, income, expense, closing, count, lines } = data;
  // Today, where the period is not over.
  const lastDay = isOpen(data) ? localDay(date) : to;
  const filters = operationsFilters.format({ type: undefined, kind: undefined, currency, from, to, page: 1 });
  return (
    <Stack gap={6}>
      <Inline key={[currency, from, to].join()} gap={3} align="start" data-screen-only>
        <Button variant="primary" onPress={() => window.print()}>
          {t('statement.print')}
        </Button>
        {count > 0 && <StatementExport statement={data} />}
        {hrefs.yearlyReport !== undefined && (
          <LinkButton href={hrefs.yearlyReport}>{t('statement.yearlyReport')}</LinkButton>
        )}
        {hasDocuments && (
          <>
            <PdfButton of={asked} text={t('pdf.statement')} />
            <PdfButton of={{ day: lastDay }} text={t('pdf.balance', { date: formatDay(lastDay) })} />
          </>
        )}
      </Inline>
      <Card>
        <Stack gap={5}>
          <Inline justify="between" align="start" gap={4}>
            <Stack gap={1}>
              <Heading level={2} size={24}>
                {t('statement.title', { currency })}
              </Heading>
              <Text>{formatDays(from, to)}</Text>
              <Text tone="muted">{t('statement.account', { login })}</Text>
            </Stack>
            <Logo {...brand} />
          </Inline>
          <BalanceLine
            points={[
              {
                id: 'opening',
                term: t('statement.opening'),
                value: <Valued money={opening} day={from} />,
              },
              {
                id: 'income',
                term: t('statement.income'),
                value: <Amount value={income} sign="always" />,
              },
              { id: 'expense', term: t('statement.expense'), value: <Amount value={expense} /> },
              {
                id: 'closing',
                term: t('statement.closing'),
                // A period that is not over closes now.
                value: <Valued money={closing} day={lastDay} />,
              },
            ]}
          />
          {isOpen(data) && <Text tone="muted">{t('statement.notOver', { date: formatMoment(date) })}</Text>}
          {count === 0 && <Text>{t('statement.nothing')}</Text>}
          <Grid min="wide" gap={6}>
            <Lines
              title={t('statement.incomeByKind')}
              lines={lines.filter(({ amount }) => !isNegative(amount.amount))}
            />
            <Lines
              title={t('statement.expenseByKind')}
              lines={lines.filter(({ amount }) => isNegative(amount.amount))}
            />
          </Grid>
          <Stack gap={1}>
            <Text tone="muted" size={12}>
              {t('statement.made', {
                date: formatMoment(date),
                timeZone: timeZoneName(locale, timeZone, new Date(date)),
              })}
            </Text>
            <Text tone="muted" size={12}>
              {t('statement.heldNote')}
            </Text>
            <div data-screen-only>
              <Link href={`${hrefs.operations}?${filters}`}>{t('statement.operations')}</Link>
            </div>
          </Stack>
        </Stack>
      </Card>
    </Stack>
  );
}

/** A balance, and about what it was worth on its day. */
const Valued = ({ money, day }: { money: Schema<'Money'>; day: string }) => (
  <>
    <Amount value={money} />
    <AboutAmount of={[money]} day={day} />
  </>
);

/** Sums by kind of operation in one direction. */
function Lines({ title, lines }: { title: string; lines: readonly Schema<'StatementLine'>[] }) {
  const { t } = useTranslation(messages);
  const nameSubject = useSubjectName();
  if (lines.length === 0) return null;
  return (
    <Stack gap={1}>
      <Heading level={3}>{title}</Heading>
      <KeyValueList
        items={lines.map(({ subject, count, amount }) => ({
          id: subject,
          term: nameSubject(subject),
          hint: t('statement.count', { count }),
          value: <Amount value={amount} sign="always" />,
        }))}
      />
    </Stack>
  );
}
