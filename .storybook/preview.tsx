import '@meridian/ui/fonts.css';
import '@meridian/web/fonts.css';
import '@meridian/ui/brands/nocturne.css';
import '@meridian/ui/brands/saffron.css';
import { languages, languageTable } from '@meridian/i18n';
import { STATE_TIMEOUT } from '@meridian/testing/limits';
import addonChromatic from '@chromatic-com/storybook';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import MockDate from 'mockdate';
import { Suspense, lazy, type ComponentProps } from 'react';
import { configure } from 'storybook/test';
import {
  StoryEnvironment,
  brands,
  toBrandName,
  toDirection,
  toLanguage,
  toScheme,
} from './StoryEnvironment.tsx';
import { gridModes } from './chromaticModes.ts';
import { drawnControls } from './drawnControls.ts';
import { inScreenFrame } from './screens/inScreenFrame.tsx';
import { leavePlaceToPage } from './leavePlaceToPage.ts';
import { forgetRequests, waitForResponses } from './openRequests.ts';

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: STATE_TIMEOUT });
leavePlaceToPage();

// Lazy, because story tests do not need it.
const PageOfDocs = lazy(() => import('./PageOfDocs.tsx'));
const PageOfScreen = lazy(() => import('./screens/PageOfScreen.tsx'));

// With the first story: the contract, its validator and the mocks are a third of the code, and a page of text needs none of it.
const takeViolations = async () => (await import('@meridian/api-client/testing')).takeContractViolations();
const startWorker = async () => (await import('./storyWorker.ts')).startStoryWorker();

/** A fixed time, so that dates do not change in stories. */
const STORY_NOW = '2026-10-15T12:00:00Z';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonChromatic(), addonMsw(startWorker)],
  parameters: {
    layout: 'fullscreen',
    // React Aria's announcer keeps a message for a moment after its target is gone. No user can reach it.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      // Without passes: a selector for every passed element takes longer than the rules. Style sheets are not
      // preloaded, because only a disabled rule needs them.
      options: { resultTypes: ['violations', 'incomplete'], preload: { assets: ['media'] } },
    },
    // Only marked stories are Chromatic snapshots: see docs/decisions/0007-chromatic-snapshots.md.
    chromatic: { disableSnapshot: true, modes: gridModes },
    docs: {
      container: (props: ComponentProps<typeof PageOfDocs>) => (
        <Suspense fallback={null}>
          <PageOfDocs {...props} />
        </Suspense>
      ),
      // Components have MDX pages of their own.
      page: () => (
        <Suspense fallback={null}>
          <PageOfScreen />
        </Suspense>
      ),
      controls: { sort: 'requiredFirst' },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Designers',
          ['Start here', 'Writing', 'Components and changes'],
          'Developers',
          'Brand your own',
          'Foundations',
          'Patterns',
          'Components',
          'Screens',
          ['Cabinet', 'Settings', 'Entrance', 'Site'],
          'Features',
        ],
      },
    },
  },
  argTypesEnhancers: [drawnControls],
  initialGlobals: { language: 'en', scheme: 'light', brand: 'Plain', direction: 'ltr' },
  globalTypes: {
    language: {
      description: 'Language of the words and of the numbers',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: languages.map((value) => ({ value, title: languageTable[value].name })),
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    brand: {
      description: 'Brand',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: Object.keys(brands) },
    },
    direction: {
      description: 'Where a line begins; from right to left under an Arabic locale, in the same words',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  async beforeEach({ parameters }) {
    const now: unknown = parameters.now;
    MockDate.set(typeof now === 'string' ? now : STORY_NOW);
    localStorage.clear();
    sessionStorage.clear();
    await takeViolations();
    await forgetRequests();
    return () => MockDate.reset();
  },
  // A story shows what the responses make of it. A mock that violates the contract fails it.
  async afterEach() {
    await waitForResponses();
    const violations = await takeViolations();
    if (violations.length > 0) throw new Error(violations.join('\n'));
  },
  decorators: [
    inScreenFrame,
    (Story, { globals, id }) => (
      <StoryEnvironment
        key={id}
        brand={toBrandName(globals.brand)}
        isRightToLeft={toDirection(globals.direction) === 'rtl'}
        language={toLanguage(globals.language)}
        scheme={toScheme(globals.scheme)}
      >
        <Story />
      </StoryEnvironment>
    ),
  ],
});
