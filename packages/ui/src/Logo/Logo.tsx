import styled from '@emotion/styled';
import type { BrandChoices } from '../brand/BrandChoices.ts';
import * as token from '../tokens/tokens.ts';

export type LogoProps = Pick<BrandChoices, 'name' | 'logo'>;

/** The brand's logo and name: `<Logo {...brand} />`. A collapsed side bar shows only the logo. */
export function Logo({ name, logo }: LogoProps) {
  return (
    <Root data-mn-apart data-mark={logo ? true : undefined}>
      {logo && (
        <svg viewBox={logo.viewBox} aria-hidden>
          <path d={logo.path} fillRule="evenodd" />
        </svg>
      )}
      <span translate="no">{name}</span>
    </Root>
  );
}

const Root = styled('span')`
  display: inline-flex;
  align-items: center;
  gap: ${token.space2};
  color: ${token.ink};
  font: ${token.weightStrong} ${token.text16} / ${token.line16} ${token.fontSans};
  letter-spacing: -0.015em;

  span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    inline-size: ${token.space6};
    block-size: ${token.space6};
    color: ${token.accentLine};
  }

  path {
    fill: currentcolor;
  }

  @container sidebar (max-width: 120px) {
    &[data-mark] > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
