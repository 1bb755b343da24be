import { media } from './media.ts';
import * as token from './tokens/tokens.ts';

/**
 * The ink surface: every component on it gets the colours for ink, because the tokens have other values there. On paper it is a box with
 * a line around it.
 */
export const inkRules = `
  border: 1px solid ${token.line};
  color: ${token.ink};

  @media not print {
    background: ${token.inkSurface};
    --mn-surface: ${token.inkSurface};
    --mn-surface-raised: ${token.inkSurface};
    --mn-surface-sunken: ${token.inkSurface};
    --mn-surface-hover: ${token.onInkHover};
    --mn-ink: ${token.onInk};
    --mn-ink-muted: ${token.onInkMuted};
    --mn-line: color-mix(in srgb, ${token.onInk} 18%, transparent);
    --mn-line-strong: ${token.inkLine};
    --mn-accent: ${token.accentOnInk};
    --mn-accent-hover: ${token.onInk};
    --mn-accent-ink: ${token.inkSurface};
    --mn-accent-line: ${token.accentOnInk};
    --mn-accent-surface: color-mix(in srgb, ${token.onInk} 10%, ${token.inkSurface});
    --mn-accent-text: ${token.accentOnInk};
    --mn-focus: ${token.focusOnInk};
  }

  ${media.print} {
    border-color: ${token.ink};
  }
`;
