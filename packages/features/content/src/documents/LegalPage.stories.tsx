import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { bareContacts, contacts } from '../content.fixtures.ts';
import { LegalPage, type LegalPageProps } from './LegalPage.tsx';
import type { LegalDocumentId } from './legalTexts.ts';

const screenOf = (id: LegalDocumentId, purpose: string, specification: string): ScreenStory => ({
  id,
  purpose,
  specification,
  rules: ['A blank that the owner has to fill is named as missing, in one place.'],
});

const extension = 'an extension: a partner needs it';

const meta = preview.meta({
  component: LegalPage,
  title: 'Screens/Site/Legal documents',
  tags: ['autodocs'],
  parameters: { screen: screenOf('offer', 'The public offer.', '2, public offer') },
  args: { document: 'offer', contacts } satisfies LegalPageProps,
});

export const Offer = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
});

/** The owner has not given the operator, the licence and the jurisdiction. */
export const MissingOperator = meta.story({ args: { contacts: bareContacts } });

export const Agreement = meta.story({
  args: { document: 'agreement' },
  parameters: { screen: screenOf('agreement', 'The user agreement.', '2, user agreement') },
});

export const Privacy = meta.story({
  args: { document: 'privacy' },
  parameters: { screen: screenOf('privacy', 'What is stored about a person.', extension) },
});

export const Storage = meta.story({
  args: { document: 'storage' },
  parameters: { screen: screenOf('storage', 'What is stored in the browser.', extension) },
});

export const Complaints = meta.story({
  args: { document: 'complaints' },
  parameters: { screen: screenOf('complaints', 'How to complain, and until when we reply.', extension) },
});

export const Accessibility = meta.story({
  args: { document: 'accessibility' },
  parameters: { screen: screenOf('accessibility', 'What was tested for access, and what fails.', extension) },
});

export const RiskStatement = meta.story({
  args: { document: 'riskStatement' },
  parameters: { screen: screenOf('riskStatement', 'The risks on one page to print.', extension) },
});
