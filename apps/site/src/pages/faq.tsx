import { getFaq, FaqPage, searchableQuestions } from '@meridian/feature-content';
import { FaqSearch } from '@meridian/feature-content/faq-search';
import { useTranslation } from 'react-i18next';
import { messages as contentMessages } from '@meridian/feature-content/messages';
import { Island } from '../Island.tsx';
import type { SitePage } from '../SitePage.ts';

export const faq: SitePage = {
  Component: ({ language, paths }) => {
    const { t } = useTranslation(contentMessages);
    const groups = getFaq(language);
    const words = {
      label: t('faq.search.label'),
      clear: t('faq.search.clear'),
      nothing: t('faq.search.nothing'),
      found: t('faq.search.found'),
    };
    return (
      <FaqPage
        groups={groups}
        hrefs={paths}
        search={
          <Island
            name="faqSearch"
            start="interaction"
            of={FaqSearch}
            props={{ questions: searchableQuestions(groups), words }}
          />
        }
      />
    );
  },
  head: ({ language }, t) => ({
    title: t('faq.title'),
    description: t('faq.description'),
    structuredData: [
      {
        '@type': 'FAQPage',
        // Search engines keep it, so it has no questions about parts that can be switched off.
        mainEntity: getFaq(language)
          .filter(({ capability }) => capability === undefined)
          .flatMap(({ questions }) =>
            questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
            })),
          ),
      },
    ],
  }),
};
