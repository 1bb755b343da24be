import type { Schema } from '@meridian/api-client';
import { add, formatAmount, formatMoney, type Money, calculatePercent } from '@meridian/money';
import { Amount, Heading, Link, Percent, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { FiguresDate } from '../parts/FiguresDate.tsx';
import { ForGuests } from '../parts/ForGuests.tsx';
import { PageDrawing } from '../parts/PageDrawing.tsx';
import { PageIntro } from '../parts/PageIntro.tsx';
import { Refreshed } from '../parts/Refreshed.tsx';
import { Reserved } from '../parts/Reserved.tsx';
import { RiskStatement } from '../parts/RiskStatement.tsx';
import { Section } from '../parts/Section.tsx';
import css from './MarketingPage.module.css';

export interface MarketingPageProps {
  /** Undefined when there was no API at build time, or referrals were switched off. */
  partners: Schema<'SettingPartners'> | undefined;
  /** When the server gave them. */
  date: string | undefined;
  hrefs: { readonly risks: string; readonly register: string; readonly faq: string };
}

// Amounts of the worked example, chosen to be easy to check. The page labels them as an example.
const EXAMPLE_DEPOSIT = '1000.00';
const EXAMPLE_ACCRUALS = '30.00';
const EXAMPLE_DECIMALS = 2;

const limits = [
  'noRegistration',
  'rounding',
  'autoinvestment',
  'levels',
  'matching',
  'tiers',
  'early',
  'voluntary',
  'honest',
] as const;

/** The referral program: levels, a worked example, matching, bonus tiers and their limits. */
export function MarketingPage({ partners, date, hrefs }: MarketingPageProps) {
  const { t } = useTranslation(messages);
  return (
    <>
      <PageIntro
        title={t('marketing.title')}
        lead={t('marketing.lead')}
        drawing={<PageDrawing of="marketing" />}
      >
        <RiskStatement href={hrefs.risks} />
      </PageIntro>
      <Refreshed name="program">
        {partners === undefined ? (
          <Reserved>
            <Text size={16}>{t('marketing.missing')}</Text>
          </Reserved>
        ) : (
          <Program partners={partners} date={date} />
        )}
      </Refreshed>
      <Section id="limits" title={t('marketing.limitsTitle')}>
        <ul className={css.limits}>
          {limits.map((limit) => (
            <li key={limit} className={css.limit}>
              <strong className={css.strong}>{t(`marketing.limits.${limit}.title`)}</strong>
              <span className={css.muted}>{t(`marketing.limits.${limit}.body`)}</span>
            </li>
          ))}
        </ul>
        <div className={css.end}>
          <ForGuests>
            <Text size={16}>
              <Link href={hrefs.register}>{t('marketing.register')}</Link>
            </Text>
          </ForGuests>
          <Text size={16}>
            <Link href={hrefs.faq}>{t('marketing.faq')}</Link>
          </Text>
        </div>
      </Section>
    </>
  );
}

interface ProgramProps {
  partners: Schema<'SettingPartners'>;
  date: string | undefined;
}

function Program({ partners: { levels, matchingPercent, tiers }, date }: ProgramProps) {
  const { t, i18n } = useTranslation(messages);
  const currency = tiers[0]?.turnover.currency ?? 'USDT';
  const money = (amount: Money['amount']): Money => ({ amount, currency });
  const rewards = levels.map(({ level, percent }) => ({
    level,
    percent,
    reward: calculatePercent(EXAMPLE_DEPOSIT, percent, EXAMPLE_DECIMALS),
  }));
  const total = rewards.reduce<Money['amount']>((sum, { reward }) => add(sum, reward), '0.00');
  const percent = (value: Money['amount']) => formatAmount(value, i18n.language, 0);
  const write = (amount: Money['amount']) => formatMoney(money(amount), i18n.language);
  return (
    <>
      <Section id="levels" title={t('marketing.levelsTitle')} lead={t('marketing.levelsLead')}>
        <ol className={css.chain}>
          <li className={css.you}>
            <span className={css.node}>{t('marketing.you')}</span>
          </li>
          {levels.map(({ level, percent: rate }) => (
            <li key={level} className={css.step}>
              <span className={css.rate}>
                <Percent value={rate} />
              </span>
              <span className={css.node}>{t('marketing.level', { level })}</span>
              <span className={css.who}>{t(whoOf(level), { level: level - 1 })}</span>
            </li>
          ))}
        </ol>
        <FiguresDate date={date} of="facts" />
      </Section>
      <Section
        id="example"
        title={t('marketing.exampleTitle')}
        lead={t('marketing.exampleLead', { deposit: write(EXAMPLE_DEPOSIT) })}
      >
        <div className={css.pair}>
          <figure className={css.example}>
            <figcaption className={css.label}>{t('marketing.exampleLabel')}</figcaption>
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col" className={css.head}>
                    {t('marketing.column.who')}
                  </th>
                  <th scope="col" className={css.number}>
                    {t('marketing.column.percent')}
                  </th>
                  <th scope="col" className={css.number}>
                    {t('marketing.column.reward')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rewards.map(({ level, percent: rate, reward }) => (
                  <tr key={level}>
                    <th scope="row" className={css.cell}>
                      {t('marketing.level', { level })}
                    </th>
                    <td className={css.figure}>
                      <Percent value={rate} />
                    </td>
                    <td className={css.figure}>
                      <Amount value={money(reward)} />
                    </td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row" className={css.cell} colSpan={2}>
                    {t('marketing.total')}
                  </th>
                  <td className={css.figure}>
                    <Amount value={money(total)} />
                  </td>
                </tr>
              </tfoot>
            </table>
            <Text size={16}>
              {t('marketing.exampleMatching', {
                accruals: write(EXAMPLE_ACCRUALS),
                percent: percent(matchingPercent),
                reward: write(calculatePercent(EXAMPLE_ACCRUALS, matchingPercent, EXAMPLE_DECIMALS)),
              })}
            </Text>
            <Text size={16} tone="muted">
              {t('marketing.exampleHonest')}
            </Text>
          </figure>
          <section id="matching" className={css.matching} aria-labelledby="matching-title">
            <Heading id="matching-title" level={3} size={20}>
              {t('marketing.matchingTitle')}
            </Heading>
            <Text size={16}>{t('marketing.matching', { percent: percent(matchingPercent) })}</Text>
          </section>
        </div>
      </Section>
      <Section id="tiers" title={t('marketing.tiersTitle')} lead={t('marketing.tiersLead')}>
        <ol className={css.tiers}>
          {tiers.map(({ tier, turnover, award }) => (
            <li key={tier} className={css.tier}>
              <span className={css.muted}>{t('marketing.tier', { tier })}</span>
              <span className={css.award}>
                <Amount value={award} size="24" />
              </span>
              <span className={css.muted}>
                <span>{t('marketing.turnover')}</span> <Amount value={turnover} />
              </span>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

const whoOf = (level: number) => (level === 1 ? 'marketing.who.first' : 'marketing.who.next');
