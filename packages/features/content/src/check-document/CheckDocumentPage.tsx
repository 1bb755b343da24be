import { Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { PageIntro } from '../parts/PageIntro.tsx';
import { Points } from '../parts/Points.tsx';
import { Section } from '../parts/Section.tsx';
import css from './CheckDocumentPage.module.css';

export interface CheckDocumentPageProps {
  /** The island that checks. */
  form: ReactNode;
}

const points = ['issued', 'privacy', 'copy', 'later'] as const;

/** Checks a document by its number and its hash, without an account. */
export function CheckDocumentPage({ form }: CheckDocumentPageProps) {
  const { t } = useTranslation(messages);
  return (
    <>
      <PageIntro title={t('checkDocument.title')} lead={t('checkDocument.lead')} />
      <Section id="check" title={t('checkDocument.formTitle')} lead={t('checkDocument.formLead')}>
        <div className={css.noScript}>
          <Text size={16}>{t('checkDocument.noScript')}</Text>
        </div>
        {form}
      </Section>
      <Section id="says" title={t('checkDocument.saysTitle')}>
        <Points
          points={points.map((id) => ({
            id,
            title: t(`checkDocument.says.${id}.title`),
            body: t(`checkDocument.says.${id}.body`),
          }))}
        />
      </Section>
    </>
  );
}
