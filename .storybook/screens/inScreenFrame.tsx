/// <reference types="vite/client" />

import type { ComponentType, ReactNode } from 'react';

// A glob, so that a package whose stories use the preview does not compile the features that the frames are made of.
const [frame] = Object.values(
  import.meta.glob<{ ScreenFrame: ComponentType<{ screen: unknown; children: ReactNode }> }>(
    './ScreenFrame.tsx',
    { eager: true },
  ),
);

interface Shown {
  parameters: Record<string, unknown>;
}

/** Shows the stories of a page as the app shows the page: a stories file names its screen in `parameters.screen`. */
export function inScreenFrame(Story: ComponentType, { parameters: { screen } }: Shown) {
  if (screen === undefined || !frame) return <Story />;
  return (
    <frame.ScreenFrame screen={screen}>
      <Story />
    </frame.ScreenFrame>
  );
}
