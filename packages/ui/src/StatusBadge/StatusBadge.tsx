import styled from '@emotion/styled';
import {
  CircleCheck,
  CircleMinus,
  CircleX,
  Clock3,
  LoaderCircle,
  Lock,
  Search,
  TriangleAlert,
} from 'lucide-react';
import type { Tone } from '../palette.ts';
import { Icon, type LucideIcon } from '../Icon/Icon.tsx';
import * as token from '../tokens/tokens.ts';
import { toneRules } from '../tones.ts';

/**
 * `waiting` for somebody or a date, `working`, `checking` by a user, `held` until a date, `closed` as planned, `over` without
 * effect, `done` with success, `attention` needs the user, `failed` or rejected.
 */
export type StatusState =
  | 'waiting'
  | 'working'
  | 'checking'
  | 'held'
  | 'closed'
  | 'over'
  | 'done'
  | 'attention'
  | 'failed';

export interface StatusBadgeProps {
  /** Decides icon and colour. */
  state: StatusState;
  /** The status in words. */
  label: string;
}

const looks = {
  waiting: ['neutral', Clock3],
  working: ['neutral', LoaderCircle],
  checking: ['neutral', Search],
  held: ['neutral', Lock],
  closed: ['neutral', CircleCheck],
  over: ['neutral', CircleMinus],
  done: ['success', CircleCheck],
  attention: ['warning', TriangleAlert],
  failed: ['danger', CircleX],
} satisfies Record<StatusState, [Exclude<Tone, 'info'>, LucideIcon]>;

/**
 * The status of one thing: icon, word and colour, never colour alone. Only what succeeded, failed or needs the user has a
 * colour. For a message use `Alert`.
 */
export function StatusBadge({ state, label }: StatusBadgeProps) {
  const [tone, icon] = looks[state];
  return (
    <Root data-mn-apart data-badge data-tone={tone}>
      <Icon of={icon} size={14} />
      <span>{label}</span>
    </Root>
  );
}

/** In a narrow column it wraps between words; a word only breaks if it does not fit alone. */
const Root = styled('span')`
  display: inline-flex;
  align-items: center;
  gap: ${token.space1};
  max-inline-size: 100%;
  padding-block: 2px;
  padding-inline: 6px ${token.space2};
  border-radius: ${token.radiusFull};
  font: ${token.weightMedium} ${token.text12} / ${token.line12} ${token.fontSans};
  text-align: start;
  vertical-align: middle;

  svg {
    flex: none;
  }

  span {
    min-inline-size: 0;
    overflow-wrap: break-word;
  }

  ${toneRules}
`;
