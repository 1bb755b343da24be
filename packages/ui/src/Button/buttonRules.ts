import type { LucideIcon } from '../Icon/Icon.tsx';
import { media } from '../media.ts';
import { disabledRules } from '../stateRules.ts';
import * as token from '../tokens/tokens.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'plain' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export type ButtonIcon =
  | {
      /** Shown before the label. */
      icon?: LucideIcon | undefined;
      isIconOnPhone?: false;
    }
  | {
      icon: LucideIcon;
      /** On a small screen only the icon is visible, and the label is the accessible name. For icons that everyone knows. */
      isIconOnPhone: boolean;
    };

/**
 * Styles of `Button` and `LinkButton`. In forced-colours mode a filled button keeps its own colours. Otherwise
 * the browser draws a backplate that hides the label.
 */
export const buttonRules = `
  --border: transparent;
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space2};
  min-width: 0;
  min-height: 40px;
  margin: 0;
  padding: ${token.space1} ${token.space4};
  border: 1px solid var(--border);
  border-radius: ${token.radiusControl};
  background: transparent;
  color: ${token.ink};
  font-size: ${token.text14};
  font-weight: ${token.weightMedium};
  line-height: ${token.line14};
  overflow-wrap: anywhere;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  transition: background ${token.motionFast}, border-color ${token.motionFast}, color ${token.motionFast};
  -webkit-tap-highlight-color: transparent;

  & svg { flex: none; }

  &[data-size='small'] { min-height: 32px; padding: ${token.space1} ${token.space3}; }
  &[data-size='large'] {
    min-height: 48px;
    padding: ${token.space1} ${token.space6};
    font-size: ${token.text16};
    line-height: ${token.line16};
  }
  &[data-wide] { display: flex; width: 100%; }

  &[data-variant='primary'] { background: ${token.accent}; color: ${token.accentInk}; }
  &[data-variant='primary']:is([data-hovered], [data-pressed]) { background: ${token.accentHover}; }

  &[data-variant='secondary'] {
    --border: color-mix(in oklab, ${token.lineStrong} 55%, transparent);
    background: ${token.surfaceRaised};
  }
  &[data-variant='secondary'][data-hovered] { --border: ${token.lineStrong}; }
  &[data-variant='secondary'][data-pressed] { --border: ${token.lineStrong}; background: ${token.surfaceSunken}; }

  &[data-variant='quiet'] { color: ${token.accentText}; }
  &:is([data-variant='quiet'], [data-variant='plain']):is([data-hovered], [data-pressed]) { background: ${token.surfaceHover}; }

  &[data-variant='danger'] { background: ${token.danger}; color: ${token.solidInk}; }
  &[data-variant='danger']:is([data-hovered], [data-pressed]) { background: ${token.dangerHover}; }

  &[data-pressed] { box-shadow: inset 0 1px 3px; }
  &[data-disabled] { ${disabledRules} }
  &[data-pending] { cursor: progress; }

  ${media.small} {
    &[data-icon-on-phone] { flex: none; inline-size: ${token.targetMin}; padding-inline: 0; }
    &[data-icon-on-phone] svg + span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  }
  @media (pointer: coarse) { &, &[data-size='small'] { min-height: ${token.targetMin}; } }
  @media (forced-colors: active) {
    --border: ButtonText;
    &[data-variant][data-hovered] { --border: Highlight; }
    &[data-disabled] { --border: GrayText; }
    &:is([data-variant='primary'], [data-variant='danger']):not([data-disabled]) { forced-color-adjust: none; }
    &[data-disabled]:is([data-variant='primary'], [data-variant='danger']) { background: Canvas; color: GrayText; }
  }
`;

/** In a row: the words of a small quiet button at its end are on its edge, because nothing shows the padding around them. */
export const quietEndRules = `
  & > [data-variant='quiet'][data-size='small']:last-child { margin-inline-end: calc(-1px - ${token.space3}); }
`;
