import { CircleAlert, CircleCheck, Info, MessageSquareText, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from './Icon/Icon.tsx';
import type { Tone } from './palette.ts';

/** The icon of a message in each tone, the same in an alert, a banner and a toast. */
export const messageIcons = {
  neutral: MessageSquareText,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} satisfies Record<Tone, LucideIcon>;
