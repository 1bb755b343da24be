import { AmountField, MoneyForm } from '@meridian/forms';
import { Amount, Checkbox, Link, Text } from '@meridian/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { InvestOutcomes } from './InvestOutcomes.tsx';
import { InvestSummary } from './InvestSummary.tsx';
import { SourceChoice } from './SourceChoice.tsx';
import { type InvestTerms, useInvestForm } from './useInvestForm.ts';
import { investMessages } from './messages.ts';

const InvestConfirmation = lazy(() => import('./InvestConfirmation.tsx'));

interface InvestFormProps extends InvestTerms {
  hrefs: { refill: string; confirmPhone?: string };
}

/** Asks for the amount and the balance to pay from, previews the deposit, confirms it, and shows below what can come of it. */
export function InvestForm(props: InvestFormProps) {
  const { plan, offeredAt, hrefs } = props;
  const { t } = useTranslation(messages);
  const { t: tInvest } = useTranslation(investMessages);
  const form = useInvestForm(props);
  const { choices, entry, preview, course, confirmation } = form;
  const hasChoice = choices.length > 1;
  return (
    <>
      <MoneyForm
        onSubmit={form.review}
        validationErrors={confirmation.validationErrors}
        summaryTitle={t('summary.title')}
        summary={
          <InvestSummary
            plan={plan}
            preview={preview}
            course={course}
            unlockDate={form.unlockDate}
            isRenewed={form.isRenewed}
          />
        }
        figure={
          preview ? { label: t('cases.planned'), value: <Amount value={preview.totalBody} /> } : undefined
        }
        action={{
          problem: confirmation.problem,
          hrefs,
          isDisabled: course === undefined,
          children: form.submitLabel,
        }}
      >
        {hasChoice && (
          <SourceChoice sources={choices} currency={entry.currency} onCurrencyChange={form.chooseCurrency} />
        )}
        <AmountField
          label={tInvest('form.amount')}
          // The choice above has the balance, too.
          available={hasChoice ? undefined : form.source.available.amount}
          availableLink={<Link href={hrefs.refill}>{tInvest('form.refill')}</Link>}
          isLeading
          entry={entry}
          most={form.most}
          bounds={form.bounds}
          boundsMessage={(key, values) => t(`amount.${course ? 'investment' : 'deposit'}.${key}`, values)}
          refuse={form.refuse}
          requiredMessage={tInvest('form.amountRequired')}
        />
        <Text tone="muted">
          <span>{plan.description}</span>
          {!plan.autoinvestment && (
            <>
              {' '}
              <span>{tInvest('form.noAutoinvestment')}</span>
            </>
          )}
        </Text>
        {plan.autoinvestment && (
          <Checkbox
            name="autoinvestment"
            {...form.autoinvest}
            description={
              form.isOutgrown
                ? t('obstacle.amount_above_maximum', { plan: plan.name })
                : t('autoinvestment.hint')
            }
          >
            {t('autoinvestment.choose')}
          </Checkbox>
        )}
      </MoneyForm>
      <InvestOutcomes plan={plan} preview={preview} course={course} offeredAt={offeredAt} />
      <Suspense>
        {confirmation.dialog && <InvestConfirmation {...confirmation.dialog} hrefs={hrefs} />}
      </Suspense>
    </>
  );
}
