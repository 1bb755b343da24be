import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messageIcons } from '../tones.ts';
import * as token from '../tokens/tokens.ts';
import type { OpenToast } from './createToastQueue.ts';

interface ToastProps {
  toast: OpenToast;
  closeLabel: string;
  onClose: () => void;
}

/** One message of a `ToastRegion`. Among several, each close button is labelled with its message. */
export function Toast({ toast, closeLabel, onClose }: ToastProps) {
  const messageId = useId();
  const root = useRef<HTMLDivElement>(null);
  // Scrolls the newest toast into view, unless the user is reading another one.
  useEffect(() => {
    const region = root.current?.closest('section:not(:hover, :focus-within)');
    if (root.current && region) region.scrollTop = root.current.offsetTop;
  }, []);
  return (
    <Root ref={root} role="group" aria-labelledby={messageId} data-severity={toast.severity}>
      <Icon of={messageIcons[toast.severity]} />
      <p id={messageId}>{toast.message}</p>
      <IconButton icon={X} label={closeLabel} aria-describedby={messageId} size="small" onPress={onClose} />
    </Root>
  );
}

const arrive = keyframes`
  from { transform: translateY(${token.space4}); }
`;

const Root = styled('div')`
  display: flex;
  align-items: flex-start;
  gap: ${token.space3};
  margin-block-start: ${token.space2};
  padding-block: ${token.space2};
  padding-inline: ${token.space4} ${token.space2};
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
  background: ${token.surfaceRaised};
  color: ${token.ink};
  box-shadow: ${token.shadow1};
  font-size: ${token.text14};
  line-height: ${token.line14};
  animation: ${arrive} ${token.motion} ease-out;

  & > svg {
    flex: none;
    margin-block-start: 6px;
  }

  & > p {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    padding-block: 6px;
    overflow-wrap: anywhere;
  }

  &[data-severity='success'] > svg {
    color: ${token.success};
  }

  &[data-severity='info'] > svg {
    color: ${token.info};
  }

  &[data-severity='warning'] > svg {
    color: ${token.warning};
  }

  &[data-severity='danger'] > svg {
    color: ${token.danger};
  }
`;
