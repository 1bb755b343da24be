import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { useFiltersInMemory } from '@meridian/lists';
import { supportHandlers } from '../support.handlers.ts';
import { supportFilters } from './supportFilters.ts';
import { SupportPage } from './SupportPage.tsx';

function Support() {
  const filters = useFiltersInMemory(supportFilters);
  return <SupportPage filters={filters} newHref="#new" requestHref={(id) => `#${id}`} />;
}

const meta = preview.meta({
  component: Support,
  title: 'Screens/Settings/Support/Requests',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'support',
      purpose: 'Lists what the user asked the support, with what came of it.',
      specification: 'An extension: questions about money are asked and answered in the cabinet',
      rules: [
        'The request that changed last comes first.',
        'While the capability is off, the page does not exist.',
      ],
    } satisfies ScreenStory,
  },
});

export const Requests = meta.story({ beforeEach: ({ msw }) => msw.use(...supportHandlers.goodDay) });

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...supportHandlers.empty) });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...supportHandlers.loading) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...supportHandlers.error) });
