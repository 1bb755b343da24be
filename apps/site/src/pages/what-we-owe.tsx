import { WhatWeOwePage } from '@meridian/feature-content';
// oxlint-disable-next-line import/default -- The query makes the build import the source as a text.
import node from '@meridian/liabilities/bin/verify.mjs?raw';
import shell from '@meridian/liabilities/bin/verify.sh?raw';
import type { SitePage } from '../SitePage.ts';

export const whatWeOwe: SitePage = {
  Component: ({ figures, paths }) => (
    <WhatWeOwePage
      nights={figures?.liabilities.items}
      scripts={{ node, shell }}
      hrefs={{ liabilities: paths.liabilities }}
    />
  ),
  head: (_, t) => ({ title: t('whatWeOwe.title'), description: t('whatWeOwe.description') }),
  refreshes: ['liabilities'],
};
