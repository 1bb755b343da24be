import styled from '@emotion/styled';
import { CircleCheck, CircleDashed, CircleX, Clock3, TriangleAlert } from 'lucide-react';
import type { Tone } from '../palette.ts';
import { Icon, type LucideIcon } from '../Icon/Icon.tsx';
import * as token from '../tokens/tokens.ts';
import { toneRules } from '../tones.ts';

export interface StatusBadgeProps {
  /** `info` in progress, `warning` needs the user, `danger` rejected or failed, `success` done, `neutral` over. */
  tone: Tone;
  /** The status in words. */
  label: string;
}

const icons = {
  neutral: CircleDashed,
  info: Clock3,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
} satisfies Record<Tone, LucideIcon>;

/** The status of one thing: icon, word and colour, never colour alone. For a message use `Alert`. */
export function StatusBadge({ tone, label }: StatusBadgeProps) {
  return (
    <Root data-mn-apart data-tone={tone}>
      <Icon of={icons[tone]} size={16} />
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
