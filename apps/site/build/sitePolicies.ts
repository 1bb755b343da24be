import { type Policies, writePolicies } from '@meridian/hosting';
import { globalRules } from '../../../packages/ui/src/GlobalStyles/globalRules.ts';
import { brandStyle } from '../src/brandStyle.ts';
import type { InlineScripts } from '../src/document.ts';

/** React Aria adds this `<style>` when the first button is mounted. */
const PRESSABLE = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`;

/** React Aria adds this `<style>` on iOS while a dialog is open. */
const CONTAINED = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`;

/** Emotion appends an empty `<style>` and writes its rules as objects. */
const EMPTY = '';

/** The policies of a build, by the scripts in its HTML. `apiOrigin` is the origin of the API when it is not that of the site. */
export const sitePolicies = (
  { firstPaint, chooseLanguage, ...ofApp }: InlineScripts,
  apiOrigin?: string,
): Policies =>
  writePolicies(
    {
      site: { scripts: [firstPaint, chooseLanguage], styles: [EMPTY] },
      app: {
        scripts: [firstPaint, ...Object.values(ofApp)],
        styles: [brandStyle(), globalRules, PRESSABLE, CONTAINED, EMPTY],
      },
    },
    apiOrigin,
  );
