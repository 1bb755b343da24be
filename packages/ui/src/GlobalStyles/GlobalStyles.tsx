import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import { globalRules } from './globalRules.ts';

/** A browser with Trusted Types refuses `innerHTML`. On a server, React 18 would escape a text. */
const content =
  typeof document === 'undefined'
    ? { dangerouslySetInnerHTML: { __html: globalRules } }
    : { children: globalRules };

/**
 * Global styles of an app that uses only our components. Render once at the root, inside `UiProvider`. Leave it
 * out of a page that only embeds some components.
 */
export const GlobalStyles = () => (
  // Browsers empty the `nonce` attribute, which would be a hydration mismatch.
  <style nonce={useStyleCache()?.nonce} suppressHydrationWarning {...content} />
);
