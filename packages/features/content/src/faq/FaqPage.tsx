import { markPart, pageParts } from '@meridian/page-parts';
import { Heading, Link, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentLayout } from '../documents/DocumentLayout.tsx';
import { messages } from '../messages.ts';
import { Disclosure } from '../parts/Disclosure.tsx';
import { PageDrawing } from '../parts/PageDrawing.tsx';
import { PageIntro } from '../parts/PageIntro.tsx';
import css from './FaqPage.module.css';
import type { FaqGroup } from './faqText.ts';

export interface FaqPageProps {
  groups: readonly FaqGroup[];
  hrefs: { readonly contacts: string; readonly risks: string };
  /** The island that searches; without it the page has no search. */
  search?: ReactNode;
}

/** Questions and answers in groups, each with an anchor. */
export function FaqPage({ groups, hrefs, search }: FaqPageProps) {
  const { t } = useTranslation(messages);
  return (
    <>
      <PageIntro title={t('faq.title')} lead={t('faq.lead')} drawing={<PageDrawing of="faq" />}>
        {search}
      </PageIntro>
      <DocumentLayout contents={groups}>
        {groups.map(({ id, title, capability, questions }) => (
          <section
            key={id}
            id={id}
            className={css.group}
            aria-labelledby={`${id}-title`}
            {...(capability !== undefined && markPart(pageParts.capability, capability))}
          >
            <Heading id={`${id}-title`} level={2} size={24}>
              {title}
            </Heading>
            <div className={css.questions}>
              {questions.map((item) => (
                <Disclosure key={item.id} id={item.id} summary={item.question}>
                  <div className={css.answer}>
                    {item.answer.map((paragraph) => (
                      <Text key={paragraph} size={16}>
                        {paragraph}
                      </Text>
                    ))}
                    <a className={css.address} href={`#${item.id}`}>
                      {t('faq.address')}
                    </a>
                  </div>
                </Disclosure>
              ))}
            </div>
          </section>
        ))}
        <Text size={16}>
          <span>{t('faq.notFound')}</span> <Link href={hrefs.contacts}>{t('faq.contacts')}</Link>
          <span>{' · '}</span>
          <Link href={hrefs.risks}>{t('faq.risks')}</Link>
        </Text>
      </DocumentLayout>
    </>
  );
}
