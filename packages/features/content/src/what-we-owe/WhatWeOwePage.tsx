import type { Schema } from '@meridian/api-client';
import { Amount, DateTime, Link, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { Disclosure } from '../parts/Disclosure.tsx';
import { PageIntro } from '../parts/PageIntro.tsx';
import { Points } from '../parts/Points.tsx';
import { Reserved } from '../parts/Reserved.tsx';
import { Section } from '../parts/Section.tsx';
import { CountTree } from './CountTree.tsx';
import css from './WhatWeOwePage.module.css';

export interface WhatWeOwePageProps {
  /** Newest first; undefined when there was no API at build time. */
  nights: readonly Schema<'LiabilitySnapshot'>[] | undefined;
  /** The sources of the scripts that verify an exported file. */
  scripts: { readonly node: string; readonly shell: string };
  hrefs: { readonly liabilities: string };
}

const shown = ['included', 'sums', 'fixed', 'privacy'] as const;
const notShown = ['coins', 'everybody', 'insider', 'auditor', 'between'] as const;
const steps = ['save', 'run', 'compare'] as const;

/** What the nightly count of liabilities shows and does not show, the published roots, and how to verify a proof elsewhere. */
export function WhatWeOwePage({ nights, scripts, hrefs }: WhatWeOwePageProps) {
  const { t } = useTranslation(messages);
  return (
    <>
      <PageIntro
        title={t('whatWeOwe.title')}
        lead={t('whatWeOwe.lead')}
        drawing={nights?.[0] && <CountTree night={nights[0]} />}
      >
        <Text size={16}>
          <Link href={hrefs.liabilities}>{t('whatWeOwe.check')}</Link>
        </Text>
      </PageIntro>
      <Section id="counts" title={t('whatWeOwe.nights.title')} lead={t('whatWeOwe.nights.lead')} isRefreshed>
        {nights === undefined ? (
          <Reserved>
            <Text size={16}>{t('whatWeOwe.nights.missing')}</Text>
          </Reserved>
        ) : (
          <Nights nights={nights} />
        )}
      </Section>
      <Section id="shows" title={t('whatWeOwe.shows.title')}>
        <Points
          points={shown.map((id) => ({
            id,
            title: t(`whatWeOwe.shows.${id}.title`),
            body: t(`whatWeOwe.shows.${id}.body`),
          }))}
        />
      </Section>
      <Section id="limits" band="ink" title={t('whatWeOwe.hides.title')} lead={t('whatWeOwe.hides.lead')}>
        <Points
          points={notShown.map((id) => ({
            id,
            title: t(`whatWeOwe.hides.${id}.title`),
            body: t(`whatWeOwe.hides.${id}.body`),
          }))}
        />
      </Section>
      <Section id="verify" title={t('whatWeOwe.verify.title')} lead={t('whatWeOwe.verify.lead')}>
        <Points
          isNumbered
          points={steps.map((id) => ({
            id,
            title: t(`whatWeOwe.verify.steps.${id}.title`),
            body: t(`whatWeOwe.verify.steps.${id}.body`),
          }))}
        />
        <div>
          <Disclosure id="verify-node" summary={t('whatWeOwe.verify.node')}>
            <Script script="node verify.mjs" source={scripts.node} />
          </Disclosure>
          <Disclosure id="verify-shell" summary={t('whatWeOwe.verify.shell')}>
            <Script script="bash verify.sh" source={scripts.shell} />
          </Disclosure>
        </div>
      </Section>
    </>
  );
}

function Nights({ nights: [latest, ...earlier] }: { nights: readonly Schema<'LiabilitySnapshot'>[] }) {
  const { t } = useTranslation(messages);
  if (!latest) return <Text size={16}>{t('whatWeOwe.nights.none')}</Text>;
  return (
    <div className={css.nights}>
      <div className={css.latest}>
        <Night night={latest} size="24" />
      </div>
      {earlier.length > 0 && (
        <Disclosure id="earlier" summary={t('whatWeOwe.nights.earlier')}>
          <ol className={css.earlier}>
            {earlier.map((night) => (
              <li key={night.id} className={css.night}>
                <Night night={night} size="inherit" />
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </div>
  );
}

interface NightProps {
  night: Schema<'LiabilitySnapshot'>;
  size: 'inherit' | '24';
}

function Night({ night: { id, takenAt, accounts, root, amounts }, size }: NightProps) {
  const { t } = useTranslation(messages);
  return (
    <>
      <p className={css.muted}>
        <DateTime value={takenAt} year="always" timeZone="UTC" />{' '}
        <span>{`· ${t('whatWeOwe.nights.accounts', { count: accounts })}`}</span>
      </p>
      <ul className={css.amounts} aria-label={t('whatWeOwe.nights.owed')}>
        {amounts.map((amount) => (
          <li key={amount.currency}>
            <Amount value={amount} size={size} />
          </li>
        ))}
      </ul>
      <dl className={css.facts}>
        <dt className={css.muted}>{t('whatWeOwe.nights.root')}</dt>
        <dd className={css.code}>{root}</dd>
        <dt className={css.muted}>{t('whatWeOwe.nights.id')}</dt>
        <dd className={css.code}>{id}</dd>
      </dl>
    </>
  );
}

function Script({ script, source }: { script: string; source: string }) {
  const { t } = useTranslation(messages);
  return (
    <div className={css.script}>
      <p className={css.muted}>
        <span>{t('whatWeOwe.verify.command')}</span>{' '}
        <code className={css.code}>{`${script} counted.json ${t('whatWeOwe.verify.login')}`}</code>
      </p>
      <pre className={css.source}>
        <code>{source}</code>
      </pre>
    </div>
  );
}
