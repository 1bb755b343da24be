import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import * as token from '@meridian/ui/tokens';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { toBrandName, toDirection, toLanguage, toScheme } from './StoryEnvironment.tsx';

/** What the toolbar shows, as the address of a story has it; what Storybook tells has no type. */
function inAddress(told: unknown): string {
  const { language, scheme, brand, direction } = globalsOf(told);
  return [
    `language:${toLanguage(language)}`,
    `scheme:${toScheme(scheme)}`,
    `brand:${toBrandName(brand)}`,
    `direction:${toDirection(direction)}`,
  ].join(';');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const globalsOf = (told: unknown): Record<string, unknown> =>
  isRecord(told) && isRecord(told.globals) ? told.globals : {};

/**
 * Storybook's own page is white in every scheme: a story stands on the surface of its scheme, or its text would be white on
 * white. On a phone nothing of a table is wider than the page.
 */
const rules = `
  .docs-story, .sb-story { background: ${token.surface}; }
  .sb-story:not(.docs-story *) { padding: ${token.space6}; border-radius: ${token.radiusCard}; }

  @media (max-width: 599px) {
    .sbdocs.sbdocs-wrapper { padding-inline: ${token.space4}; }
    .sb-story:not(.docs-story *) { padding: ${token.space3}; }
    .sbdocs table :is(th, td) { padding-inline: ${token.space2} !important; }
    .sbdocs table:not(.docs-story *) :is(th, td, code) { overflow-wrap: anywhere; white-space: normal; }
    .docblock-argstable :is(td:not(:first-child), td:not(:first-child) *) { overflow-wrap: anywhere; white-space: normal; }
  }
`;

/**
 * A page of docs whose frames follow the toolbar as the rest of it does: Storybook gives a frame the address of its
 * story and nothing of what is chosen.
 */
export default function PageOfDocs({ context, children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [chosen, setChosen] = useState(() => {
    const told: unknown = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
    return inAddress(Array.isArray(told) ? told[0] : undefined);
  });

  useEffect(() => {
    const take = (told: unknown) => setChosen(inAddress(told));
    channel.on(GLOBALS_UPDATED, take);
    return () => channel.off(GLOBALS_UPDATED, take);
  }, [channel]);

  useEffect(() => {
    const follow = () => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
        const address = new URL(frame.src);
        if (address.searchParams.get('globals') === chosen) continue;
        address.searchParams.set('globals', chosen);
        frame.src = address.href;
      }
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [chosen]);

  return (
    <DocsContainer context={context} {...props}>
      <style>{rules}</style>
      {children}
    </DocsContainer>
  );
}
