import { faqIn, FaqPage, searchableQuestions } from '@meridian/feature-content';
import { FaqSearch } from '@meridian/feature-content/faq-search';
import { useTranslation } from 'react-i18next';
import { Island } from '../Island.tsx';
import type { SitePage, SitePageProps } from '../SitePage.ts';

const groupsOf = ({ language, figures }: SitePageProps) =>
  faqIn(language, figures?.capabilities ?? { referrals: true, cases: true });

export const faq: SitePage = {
  Component: (props) => {
    const { t } = useTranslation('content');
    const groups = groupsOf(props);
    const words = {
      label: t('faq.search.label'),
      clear: t('faq.search.clear'),
      nothing: t('faq.search.nothing'),
      found: t('faq.search.found'),
    };
    return (
      <FaqPage
        groups={groups}
        hrefs={props.paths}
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
  head: (props, t) => ({
    title: t('faq.title'),
    description: t('faq.description'),
    structuredData: [
      {
        '@type': 'FAQPage',
        mainEntity: groupsOf(props).flatMap(({ questions }) =>
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
