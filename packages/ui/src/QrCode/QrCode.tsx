import styled from '@emotion/styled';
import { Suspense, lazy } from 'react';
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
}

/** A QR code. Dark on light in both schemes, because many cameras cannot read inverted codes. */
export function QrCode({ value, label, missingLabel }: QrCodeProps) {
  return (
    <Root>
      <Suspense fallback={<Skeleton shape="block" />}>
        <QrModules value={value} label={label} missingLabel={missingLabel} />
      </Suspense>
    </Root>
  );
}

const Root = styled('div')`
  display: grid;
  inline-size: 176px;
  max-inline-size: 100%;
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
