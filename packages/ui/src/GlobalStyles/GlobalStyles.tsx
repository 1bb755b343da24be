import { __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import { globalRules } from './globalRules.ts';

/**
 * Global styles of an app that uses only our components. Render once at the root, inside `UiProvider`. Leave it
 * out of a page that only embeds some components.
 */
export const GlobalStyles = () => (
  // Browsers empty the `nonce` attribute, which would be a hydration mismatch.
  <style
    nonce={useStyleCache()?.nonce}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: globalRules }}
  />
);
