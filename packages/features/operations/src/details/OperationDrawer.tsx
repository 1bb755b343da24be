import type { Schema } from '@meridian/api-client';
import { add, type Money } from '@meridian/money';
import { AccrualBadge, feeBeside, useSubjectName } from '@meridian/statuses';
import {
  Amount,
  DateTime,
  Drawer,
  KeyValueList,
  LinkButton,
  Stack,
  Stat,
  StatList,
  Text,
} from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** The addresses of what an operation was for, by its id. */
export interface SubjectHrefs {
  refillDetails: (id: string) => string;
  depositDetails: (id: string) => string;
  withdrawalDetails: (id: string) => string;
}

interface OperationDrawerProps {
  operation: Schema<'Operation'>;
  /** The operations of its page, among which is its fee. */
  beside: readonly Schema<'Operation'>[];
  hrefs: SubjectHrefs;
  onHide: () => void;
}

/** The details of one operation, with the columns that a narrow list hides and the number for support. */
export default function OperationDrawer({ operation, beside, hrefs, onHide }: OperationDrawerProps) {
  const { t } = useTranslation(messages);
  const nameSubject = useSubjectName();
  const { id, date, type, subject, subjectId, amount, accrual, balanceAfter, comment } = operation;
  const { plan, hash, counterpart } = operation;
  const subjectPage = pageOf[subject];
  const fee = feeBeside(operation, beside);
  const whole: Money = fee ? { ...amount, amount: add(amount.amount, fee.amount.amount) } : amount;
  return (
    <Drawer
      isOpen
      onOpenChange={onHide}
      title={nameSubject(subject)}
      closeLabel={t('details.close')}
      actions={
        subjectPage &&
        subjectId !== null && (
          <LinkButton href={hrefs[subjectPage](subjectId)}>{t(`details.${subjectPage}`)}</LinkButton>
        )
      }
    >
      <Stack gap={6}>
        <StatList>
          <Stat
            emphasis="lead"
            label={t('table.amount')}
            value={<Amount value={whole} sign="always" />}
            {...(accrual?.status === 'held' && { hint: t('details.held') })}
          />
        </StatList>
        <KeyValueList
          items={[
            { id: 'date', term: t('table.date'), value: <DateTime value={date} precision="second" /> },
            { id: 'type', term: t('table.type'), value: t(`type.${type}`) },
            ...(fee
              ? [
                  {
                    id: 'withoutFee',
                    term: t('details.withoutFee'),
                    value: <Amount value={amount} sign="always" />,
                  },
                  {
                    id: 'fee',
                    term: nameSubject(fee.subject),
                    value: <Amount value={fee.amount} sign="always" />,
                  },
                ]
              : []),
            ...(counterpart
              ? [
                  {
                    id: 'counterpart',
                    term: t('details.counterpart'),
                    value: <Amount value={counterpart} sign="always" />,
                  },
                ]
              : []),
            ...(plan === null ? [] : [{ id: 'plan', term: t('details.plan'), value: plan }]),
            ...(hash === null
              ? []
              : [
                  {
                    id: 'hash',
                    term: t('details.hash'),
                    value: (
                      <Text isCode isInline>
                        {hash}
                      </Text>
                    ),
                  },
                ]),
            { id: 'balanceAfter', term: t('table.balanceAfter'), value: <Amount value={balanceAfter} /> },
            ...(accrual
              ? [{ id: 'status', term: t('table.status'), value: <AccrualBadge accrual={accrual} /> }]
              : []),
            ...(comment === null ? [] : [{ id: 'comment', term: t('details.comment'), value: comment }]),
            {
              id: 'id',
              term: t('details.id'),
              value: (
                <Text isCode isInline>
                  {id}
                </Text>
              ),
            },
          ]}
        />
      </Stack>
    </Drawer>
  );
}

/** Which page has the details of an operation's subject; null when there is none. */
const pageOf: Readonly<Record<Schema<'OperationSubject'>, keyof SubjectHrefs | null>> = {
  refill: 'refillDetails',
  deposit_accrual: 'depositDetails',
  accruals_released: 'depositDetails',
  accruals_forfeited: 'depositDetails',
  deposit_opened: 'depositDetails',
  deposit_renewed: 'depositDetails',
  deposit_closed: 'depositDetails',
  deposit_exit_fee: 'depositDetails',
  withdrawal: 'withdrawalDetails',
  withdrawal_fee: 'withdrawalDetails',
  withdrawal_returned: 'withdrawalDetails',
  withdrawal_fee_returned: 'withdrawalDetails',
  referral_reward: null,
  matching_reward: null,
  turnover_award: null,
  case_prize: null,
  exchange_sold: null,
  exchange_bought: null,
  exchange_fee: null,
  subscription_paid: null,
  case_bought: null,
  correction: null,
};
