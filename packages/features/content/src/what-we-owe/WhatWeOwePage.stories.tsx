import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { liabilitiesNights } from '../content.fixtures.ts';
import { WhatWeOwePage } from './WhatWeOwePage.tsx';

const meta = preview.meta({
  component: WhatWeOwePage,
  title: 'Screens/Site/What we owe',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'whatWeOwe',
      purpose:
        'The published counts of liabilities, what they show and what they do not, and how to verify one elsewhere.',
      specification: '2, Public screens',
      rules: ['It says what a count does not show at the same size as what it shows.'],
    } satisfies ScreenStory,
  },
  args: {
    nights: liabilitiesNights,
    scripts: { node: "import { createHash } from 'node:crypto';\n", shell: 'set -euo pipefail\n' },
    hrefs: { liabilities: '#counted' },
  },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });

/** Before the first night. */
export const NothingCounted = meta.story({ args: { nights: [] } });

/** The build had no API. */
export const WithoutCounts = meta.story({ args: { nights: undefined } });
