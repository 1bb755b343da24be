import type { Schema } from '@meridian/api-client';
import {
  Alert,
  Amount,
  Button,
  Card,
  DateTime,
  KeyValueList,
  LinkButton,
  Stack,
  Stat,
  StatList,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { CourseText } from '../CourseText.tsx';
import { messages } from '../messages.ts';

interface InvestResultProps {
  deposit: Schema<'Deposit'>;
  hrefs: { deposits: string };
  onAgain: () => void;
}

/** The created deposit with the server's figures, and what happens next. */
export function InvestResult({ deposit, hrefs, onAgain }: InvestResultProps) {
  const { t } = useTranslation(messages);
  const { plan, amount, course, paid, netIncome, totalBody, startDate, payoutDate, nextAccrualDate } =
    deposit;
  const isStarted = deposit.status !== 'waiting';
  return (
    <Stack gap={6} width="text">
      <Alert tone="success" isResult title={t('result.title', { plan: plan.name })}>
        {t(isStarted ? 'result.started' : 'result.waiting')}
      </Alert>
      <Card>
        <Stack gap={5}>
          <StatList>
            <Stat emphasis="lead" label={t('summary.body')} value={<Amount value={amount} />} />
          </StatList>
          <KeyValueList
            items={[
              { id: 'paid', term: t('result.paid'), value: <Amount value={paid} /> },
              ...(course
                ? [{ id: 'course', term: t('course.label'), value: <CourseText course={course} /> }]
                : []),
              ...(isStarted
                ? []
                : [{ id: 'start', term: t('details.starts'), value: <DateTime value={startDate} /> }]),
              ...(nextAccrualDate === null
                ? []
                : [
                    {
                      id: 'next',
                      term: t('result.firstAccrual'),
                      value: <DateTime value={nextAccrualDate} />,
                    },
                  ]),
              {
                id: 'end',
                term: t('summary.unlock'),
                hint: t('summary.unlockHint'),
                value: <DateTime value={payoutDate} />,
              },
              {
                id: 'net',
                term: t('summary.netIncome', { count: plan.timeInDays }),
                hint: t('summary.netIncomeHint'),
                value: <Amount value={netIncome} />,
              },
              {
                id: 'total',
                term: t('summary.totalBody'),
                value: <Amount value={totalBody} />,
                isTotal: true,
              },
              {
                id: 'autoinvestment',
                term: t('autoinvestment.label'),
                value: t(deposit.autoinvestment ? 'autoinvestment.on' : 'autoinvestment.off'),
              },
            ]}
          />
        </Stack>
      </Card>
      <Stack gap={3} align="start">
        <LinkButton variant="primary" href={hrefs.deposits}>
          {t('result.toDeposits')}
        </LinkButton>
        <Button variant="quiet" onPress={onAgain}>
          {t('result.again')}
        </Button>
      </Stack>
    </Stack>
  );
}
