import styled from '@emotion/styled';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { QrCodeIcon } from '../Icon/icons.ts';
import { media } from '../media.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as token from '../tokens/tokens.ts';

/** The encoder loads with the first code, so that pages without one do not ship it. */
const QrModules = lazy(() => import('./QrModules.tsx'));

export interface QrCodeProps {
  /**
   * The encoded text, at most about 2,300 bytes. If it is longer or empty, no code is shown. Show the same text
   * beside the code, usually in a `CopyField`.
   */
  value: string;
  /** What the code contains, such as "QR code of the USDT address in the TRON network". */
  label: string;
  /** Shown when there is no code, such as "No address yet". Without it, only an icon is shown. */
  missingLabel?: string;
  /** `large` is 208 px, for the one code of a screen. */
  size?: 'medium' | 'large';
  /** On a small screen the code is behind a button with this text: a phone seldom scans itself. */
  showLabel?: string;
  /** Below the code, and hidden with it: a choice of what it contains, and what to know about that. */
  children?: ReactNode;
}

/** A QR code. Dark on light in both schemes, because many cameras cannot read inverted codes. */
export function QrCode({ value, label, missingLabel, size = 'medium', showLabel, children }: QrCodeProps) {
  const [isAsked, setAsked] = useState(false);
  const isShown = isAsked || showLabel === undefined;
  return (
    <>
      {!isShown && (
        <OnSmall>
          <Button icon={QrCodeIcon} onPress={() => setAsked(true)}>
            {showLabel}
          </Button>
        </OnSmall>
      )}
      <Place data-shown={isShown || undefined}>
        <Root data-size={size}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <QrModules value={value} label={label} missingLabel={missingLabel} />
          </Suspense>
        </Root>
        {children}
      </Place>
    </>
  );
}

const OnSmall = styled('div')`
  ${media.fromMedium} {
    display: none;
  }
`;

const Place = styled('div')`
  display: grid;
  gap: ${token.space3};
  justify-items: start;
  max-inline-size: 100%;

  ${media.small} {
    &:not([data-shown]) {
      display: none;
    }
  }
`;

const Root = styled('div')`
  display: grid;
  inline-size: 176px;
  max-inline-size: 100%;

  &[data-size='large'] {
    inline-size: 208px;
  }

  aspect-ratio: 1;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
  background: #fff;
  color: #000;
  forced-color-adjust: none;

  & > svg {
    fill: currentcolor;
    shape-rendering: crispEdges;
  }

  & > span {
    display: grid;
    gap: ${token.space2};
    place-self: center;
    justify-items: center;
    padding: ${token.space3};
    color: #5b6670;
    font: ${token.weightRegular} ${token.text12} / ${token.line12} ${token.fontSans};
    overflow-wrap: anywhere;
    text-align: center;
  }
`;
