import { textsByLanguage } from '@meridian/i18n';
import { Link, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { DocumentLayout, DocumentSections } from '../documents/DocumentLayout.tsx';
import type { DocumentText } from '../documents/DocumentText.ts';
import { useDocumentLanguage } from '../documents/useDocumentLanguage.ts';
import { messages } from '../messages.ts';
import { PageDrawing } from '../parts/PageDrawing.tsx';
import { PageIntro } from '../parts/PageIntro.tsx';
import { RiskStatement } from '../parts/RiskStatement.tsx';

export interface RisksPageProps {
  hrefs: { readonly plans: string; readonly strategies: string; readonly contacts: string };
}

export const getRisks = textsByLanguage<DocumentText>(import.meta.glob('./risks.*.ts', { eager: true }));

/** What can go wrong, one risk a section: what happens, what it does to a deposit, and what you can do. */
export function RisksPage({ hrefs }: RisksPageProps) {
  const { t } = useTranslation(messages);
  const { title, lead, sections } = getRisks[useDocumentLanguage()];
  return (
    <>
      <PageIntro title={title} lead={lead} drawing={<PageDrawing of="risks" />}>
        <RiskStatement />
      </PageIntro>
      <DocumentLayout contents={sections}>
        <DocumentSections sections={sections} company={t('documents.company')} />
        <Text size={16}>
          <Link href={hrefs.strategies}>{t('risks.strategies')}</Link>
          <span>{' · '}</span>
          <Link href={hrefs.plans}>{t('risks.plans')}</Link>
          <span>{' · '}</span>
          <Link href={hrefs.contacts}>{t('risks.contacts')}</Link>
        </Text>
      </DocumentLayout>
    </>
  );
}
