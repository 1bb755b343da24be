import * as token from './tokens/tokens.ts';
import { CircleAlert, CircleCheck, Info, MessageSquareText, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from './Icon/Icon.tsx';
import type { Tone } from './palette.ts';

/** The soft surface and the ink of each tone, selected by `data-tone`. */
export const toneRules = `
  &[data-tone='neutral'] { background: ${token.neutralSurface}; color: ${token.neutralInk}; }
  &[data-tone='info'] { background: ${token.infoSurface}; color: ${token.infoInk}; }
  &[data-tone='success'] { background: ${token.successSurface}; color: ${token.successInk}; }
  &[data-tone='warning'] { background: ${token.warningSurface}; color: ${token.warningInk}; }
  &[data-tone='danger'] { background: ${token.dangerSurface}; color: ${token.dangerInk}; }

  @media (forced-colors: active) { outline: 1px solid CanvasText; outline-offset: -1px; }
`;

/** The icon of each tone in alerts, banners and toasts. */
export const messageIcons = {
  neutral: MessageSquareText,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} satisfies Record<Tone, LucideIcon>;
