import { expect } from 'storybook/test';
import { screenModes } from '#.storybook/chromaticModes';

import { fill } from '#.storybook/fill';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { useDocumentLanguage } from '../documents/useDocumentLanguage.ts';
import { messages } from '../messages.ts';
import { FaqPage } from './FaqPage.tsx';
import { FaqSearch } from './FaqSearch.tsx';
import { getFaq } from './faqText.ts';
import { searchableQuestions } from './searchFaq.ts';
import { useTranslation } from 'react-i18next';

/** The page as the app composes it. */
function Composed() {
  const { t } = useTranslation(messages);
  const groups = getFaq(useDocumentLanguage());
  return (
    <FaqPage
      groups={groups}
      hrefs={{ contacts: '#contacts', risks: '#risks' }}
      search={
        <FaqSearch
          questions={searchableQuestions(groups)}
          words={{
            label: t('faq.search.label'),
            clear: t('faq.search.clear'),
            nothing: t('faq.search.nothing'),
            found: t('faq.search.found'),
          }}
        />
      }
    />
  );
}

const meta = preview.meta({
  component: Composed,
  title: 'Screens/Site/FAQ',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'faq',
      purpose: 'Answers questions, with a search.',
      specification: '2, FAQ',
      rules: ['The answers work without a script; the search is an island.'],
    } satisfies ScreenStory,
  },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });

export const Found = meta.story({
  async play({ canvas }) {
    await fill(canvas.getByRole('searchbox'), 'USDT');
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
});

export const NothingFound = meta.story({
  async play({ canvas }) {
    await fill(canvas.getByRole('searchbox'), 'qqq');
    await expect(canvas.getByText(/Nothing found|Ничего не найдено/)).toBeVisible();
  },
});
