import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { FileTextIcon } from '../Icon/icons.ts';
import * as token from '../tokens/tokens.ts';

/** The image, or a file icon if the browser cannot show one. */
export function FilePreview({ file, size }: { file: File; size: 'thumbnail' | 'large' }) {
  const image = useRef<HTMLImageElement>(null);
  const [unreadable, setUnreadable] = useState<File>();
  const isImage = file.type.startsWith('image/') && file !== unreadable;
  useEffect(() => {
    if (!isImage || !image.current) return;
    const url = URL.createObjectURL(file);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file, isImage]);
  return (
    <Frame data-size={isImage ? size : 'thumbnail'}>
      {isImage ? (
        <img ref={image} alt="" onError={() => setUnreadable(file)} />
      ) : (
        <Icon of={FileTextIcon} size={20} />
      )}
    </Frame>
  );
}

const Frame = styled('span')`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  overflow: hidden;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusControl};
  background: ${token.surfaceSunken};
  color: ${token.inkMuted};

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  &[data-size='large'] {
    inline-size: 100%;
    block-size: auto;

    img {
      block-size: auto;
      max-block-size: 320px;
      object-fit: contain;
    }
  }
`;
