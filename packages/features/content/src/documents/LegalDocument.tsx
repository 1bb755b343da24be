import type { Schema } from '@meridian/api-client';
import { Alert, DateTime, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { NotProvided } from '../parts/NotProvided.tsx';
import { PageIntro } from '../parts/PageIntro.tsx';
import { DocumentLayout, DocumentSections } from './DocumentLayout.tsx';
import type { LegalText } from './DocumentText.ts';
import css from './LegalDocument.module.css';

export interface LegalDocumentProps {
  text: LegalText;
  /** Undefined when there was no API at build time: the operator is then not provided. */
  contacts: Schema<'SettingContacts'> | undefined;
}

/** A document with legal effect: who offers it, its version and date, its contents and its numbered sections. */
export function LegalDocument({ text, contacts }: LegalDocumentProps) {
  const { t } = useTranslation(messages);
  const { title, lead, version, date, sections } = text;
  const parties = [
    { id: 'operator', value: contacts?.operator },
    { id: 'licence', value: contacts?.licence },
    { id: 'jurisdiction', value: contacts?.jurisdiction },
  ] as const;
  const isIncomplete = parties.some(({ value }) => !value);
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
          {parties.map(({ id, value }) => (
            <div key={id} className={css.fact}>
              <dt className={css.term}>{t(`documents.${id}`)}</dt>
              <dd className={css.value}>{value ? value : <NotProvided fact={id} />}</dd>
            </div>
          ))}
        </dl>
        {isIncomplete && (
          <Alert tone="warning" title={t('documents.incompleteTitle')}>
            <Text>{t('documents.incomplete')}</Text>
          </Alert>
        )}
      </PageIntro>
      <DocumentLayout contents={sections}>
        <DocumentSections
          sections={sections}
          company={contacts?.company ?? t('documents.company')}
          isNumbered
        />
      </DocumentLayout>
    </>
  );
}
