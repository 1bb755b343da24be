import styled from '@emotion/styled';
import { User } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as token from '../tokens/tokens.ts';
import { getInitials } from './getInitials.ts';

export interface AvatarProps {
  /** The user's name. Its initials are shown while the picture is missing, loading or broken. */
  name: string;
  /** The URL of a square picture. */
  src?: string;
  size?: 24 | 32 | 40 | 64;
  /** Set it if the name is written next to the avatar, so that a screen reader does not read it twice. */
  isDecorative?: boolean;
}

/** A user's picture or initials. For a thing use `Icon`, for the brand `Logo`. */
export function Avatar({ name, src, size = 40, isDecorative = false }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A server-rendered picture may have failed before hydration.
    if (picture.current?.complete && picture.current.naturalWidth === 0) setBrokenSrc(src);
  }, [src]);

  const initials = getInitials(name);
  const isNameless = isDecorative || name.trim() === '';
  return (
    <Root
      role={isNameless ? undefined : 'img'}
      aria-label={isNameless ? undefined : name}
      aria-hidden={isNameless || undefined}
      data-mn-apart
      translate="no"
      data-size={size}
    >
      {isDecorative && initials !== '' ? (
        <span data-initials={initials} />
      ) : (
        <Initials of={initials} size={size} />
      )}
      {src !== undefined && src !== '' && src !== brokenSrc && (
        <img key={src} ref={picture} src={src} alt="" draggable={false} onError={() => setBrokenSrc(src)} />
      )}
    </Root>
  );
}

const Initials = ({ of, size }: { of: string; size: number }) =>
  of === '' ? <Icon of={User} size={size === 24 ? 16 : size === 64 ? 24 : 20} /> : <span>{of}</span>;

// The initials are generated content, so that the name of a button need not contain them.
const Root = styled('span')`
  --size: 40px;
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: var(--size);
  block-size: var(--size);
  overflow: hidden;
  border-radius: ${token.radiusFull};
  background: ${token.accentSurface};
  color: ${token.accentText};
  font-family: ${token.fontSans};
  font-size: calc(var(--size) * 0.38);
  font-weight: ${token.weightStrong};
  line-height: 1;
  vertical-align: middle;
  -webkit-user-select: none;
  user-select: none;

  &[data-size='24'] {
    --size: 24px;
  }

  &[data-size='32'] {
    --size: 32px;
  }

  &[data-size='64'] {
    --size: 64px;
  }

  &[data-size='64'] > svg {
    inline-size: 32px;
    block-size: 32px;
  }

  & > [data-initials]::before {
    content: attr(data-initials);
    content: attr(data-initials) / '';
  }

  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    background: ${token.surfaceSunken};
    object-fit: cover;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
