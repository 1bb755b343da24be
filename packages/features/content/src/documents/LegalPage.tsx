import { operatorFacts, type Schema } from '@meridian/api-client';
import { Alert, DateTime, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { MissingFacts } from '../parts/MissingFacts.tsx';
import { PageIntro } from '../parts/PageIntro.tsx';
import { DocumentLayout, DocumentSections } from './DocumentLayout.tsx';
import css from './LegalPage.module.css';
import { type LegalDocumentId, legalTexts } from './legalTexts.ts';
import { useDocumentLanguage } from './useDocumentLanguage.ts';

export interface LegalPageProps {
  document: LegalDocumentId;
  /** Undefined when there was no API at build time: the operator is then not named. */
  contacts: Schema<'SettingContacts'> | undefined;
}

/** Documents that an investor accepts. */
const contracts: ReadonlySet<LegalDocumentId> = new Set(['offer', 'agreement', 'riskStatement']);

/** A document with legal effect: who offers it, its version and date, its contents and its numbered sections. */
export function LegalPage({ document, contacts }: LegalPageProps) {
  const { t } = useTranslation(messages);
  const { title, lead, version, date, sections } = legalTexts[document][useDocumentLanguage()];
  return (
    <>
      <PageIntro title={title} lead={lead}>
        <dl className={css.facts}>
          <div className={css.fact}>
            <dt className={css.term}>{t('documents.version')}</dt>
            <dd className={css.value}>{version}</dd>
          </div>
          <div className={css.fact}>
            <dt className={css.term}>{t('documents.date')}</dt>
            <dd className={css.value}>
              <DateTime value={date} precision="day" year="always" />
            </dd>
          </div>
          {operatorFacts.map(
            (fact) =>
              contacts?.[fact] && (
                <div key={fact} className={css.fact}>
                  <dt className={css.term}>{t(`documents.${fact}`)}</dt>
                  <dd className={css.value}>{contacts[fact]}</dd>
                </div>
              ),
          )}
        </dl>
        <MissingFacts contacts={contacts} />
        <Alert tone="warning" title={t('documents.counsel')}>
          <Text>{t(contracts.has(document) ? 'documents.counselContract' : 'documents.counselOther')}</Text>
        </Alert>
      </PageIntro>
      <DocumentLayout contents={sections}>
        <DocumentSections
          sections={sections}
          company={contacts?.company ?? t('documents.company')}
          email={contacts?.email ?? t('documents.email')}
          isNumbered
        />
      </DocumentLayout>
    </>
  );
}
