import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
  type TooltipTriggerComponentProps,
} from 'react-aria-components/Tooltip';
import * as token from '../tokens/tokens.ts';
import { rem } from '../rem.ts';

export interface TooltipProps
  extends
    Pick<AriaTooltipProps, 'placement'>,
    Pick<TooltipTriggerComponentProps, 'isDisabled' | 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'delay'> {
  /** A few words. Nothing essential, because touch users do not see it. */
  text: string;
  /** A button or link of this library. */
  children: ReactElement;
}

/** A visible name for a control that only shows an icon. Text that must be read belongs on the page. */
export function Tooltip({ text, children, placement = 'top', delay = 300, ...props }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={100} {...props}>
      {children}
      <Root placement={placement} offset={8}>
        <span>{text}</span>
      </Root>
    </TooltipTrigger>
  );
}

const arrive = keyframes`
  from { transform: scale(0.96); }
`;

const Root = styled(AriaTooltip)`
  max-inline-size: ${rem(16)};
  padding: 6px ${token.space2};
  border-radius: ${token.radiusControl};
  background: ${token.ink};
  color: ${token.surface};
  box-shadow: ${token.shadow1};
  font: ${token.weightMedium} ${token.text12} / ${token.line12} ${token.fontSans};
  overflow-wrap: anywhere;
  z-index: ${token.layerOverlay};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    background: Canvas;
    color: CanvasText;
  }

  &[data-entering] {
    animation: ${arrive} ${token.motionFast} ease-out;
  }
`;
