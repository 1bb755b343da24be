import { screen, userEvent } from 'storybook/test';
import { screenModes } from '#.storybook/chromaticModes';
import { fill } from '#.storybook/fill';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { CheckDocumentPage } from './CheckDocumentPage.tsx';
import { documentCheckHandlers } from './documentCheck.handlers.ts';
import { DocumentCheckForm } from './DocumentCheckForm.tsx';

/** The page as the site composes it. */
function Composed() {
  const { t } = useTranslation(messages);
  const words = t('checkDocument.form', { returnObjects: true, skipInterpolation: true });
  return <CheckDocumentPage form={<DocumentCheckForm words={words} />} />;
}

const meta = preview.meta({
  component: Composed,
  title: 'Screens/Site/Check a document',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'checkDocument',
      purpose: 'Says to anybody who was shown a document whether the service issued it.',
      specification: 'An extension',
      rules: [
        'It shows the kind and the date, and neither names nor sums.',
        'A wrong hash and an unknown number have the same answer.',
        'It says what a check cannot say.',
      ],
    } satisfies ScreenStory,
  },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });

const checking = (hash: string) => async () => {
  const [number, digits] = screen.getAllByRole('textbox');
  if (!number || !digits) throw new Error('A field is missing.');
  await fill(number, '7K3M-9QXR-2B4D');
  await fill(digits, hash);
  await userEvent.click(screen.getByRole('button', { name: /^(Check|Проверить)$/ }));
};

export const Issued = meta.story({
  beforeEach: ({ msw }) => msw.use(...documentCheckHandlers.issued),
  play: checking('5aa144aab53bae8e'),
});

export const NotIssued = meta.story({
  beforeEach: ({ msw }) => msw.use(...documentCheckHandlers.issued),
  play: checking('0000000000000000'),
});

/** The limit against guessing. */
export const TooManyChecks = meta.story({
  beforeEach: ({ msw }) => msw.use(...documentCheckHandlers.tooMany),
  play: checking('0000000000000000'),
});

export const ConnectionLost = meta.story({
  beforeEach: ({ msw }) => msw.use(...documentCheckHandlers.lost),
  play: checking('0000000000000000'),
});
