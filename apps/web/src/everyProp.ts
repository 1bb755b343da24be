/**
 * Stands for `@emotion/is-prop-valid`, Emotion's list of the props that an element may have. It is asked only for what a
 * template computes from props, and ours compute nothing (`scripts/lint/staticTemplates.mjs`): whatever reaches an
 * element is the element's own. Two kilobytes that every visitor would load.
 */
export default function isPropValid(): boolean {
  return true;
}
