import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import * as token from '@meridian/ui/tokens';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { toBrandName, toDirection, toLanguage, toScheme } from './StoryEnvironment.tsx';

/** A toolbar value as in a story URL. Storybook does not type it. */
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
 * Docs pages are white in every scheme, so a story needs the surface of its own scheme. On a phone no table may
 * be wider than the page.
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

/** A docs page whose iframes follow the toolbar. By default Storybook passes only the story's URL to them. */
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
