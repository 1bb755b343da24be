import { styled } from '../styles/styled.ts';
import { Suspense, lazy } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as token from '../tokens/tokens.ts';

/** The encoder is fetched when the first code is shown, so that a page without one does not carry it. */
const QrModules = lazy(() => import('./QrModules.tsx'));

export interface QrCodeProps {
  /** What a camera reads, at most some 2,300 bytes; beyond, or empty, there is no code. Show the same beside the code as text, usually in a `CopyField`. */
  value: string;
  /** Says what the code holds, such as "QR code of the USDT address in the TRON network". */
  label: string;
  /** Says in its place that there is none, such as "No address yet". Without it the place has a mark and no words. */
  missingLabel?: string;
}

/** A QR code, dark on light in both schemes because many cameras read no other. */
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
