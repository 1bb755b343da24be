import { styled } from '../styles/styled.ts';
import { token } from '../tokens.ts';

export interface ProgressProps {
  label: string;
  /** From 0 to 100: a share of time or of work, never an amount. */
  percent: number;
  /** The same in words, such as "12 of 30 days". */
  valueText: string;
  tone?: 'accent' | 'success';
}

/** How far something has come, with words beside the bar. For the steps of a process use `Timeline`. */
export function Progress({ label, percent, valueText, tone = 'accent' }: ProgressProps) {
  return (
    <Root>
      <span>{label}</span>
      <span data-value>{valueText}</span>
      <progress max={100} value={percent} aria-valuetext={valueText} data-tone={tone} />
    </Root>
  );
}

const Root = styled('label')`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space1} ${token.space3};
  min-inline-size: 8rem;
  color: ${token.ink};
  font-size: ${token.text12};
  line-height: ${token.line12};
  overflow-wrap: anywhere;
  text-align: start;

  [data-value] {
    color: ${token.inkMuted};
    font-variant-numeric: tabular-nums;
  }

  progress {
    --filled: ${token.accentLine};

    flex: 0 0 100%;
    appearance: none;
    block-size: 6px;
    overflow: hidden;
    border: 0;
    border-radius: ${token.radiusFull};
    background: ${token.neutralSurface};
  }

  progress[data-tone='success'] {
    --filled: ${token.success};
  }

  /* Each engine drops a rule that names the other's parts, so these stay apart. */
  progress::-webkit-progress-bar {
    background: transparent;
  }

  progress::-webkit-progress-value {
    border-radius: ${token.radiusFull};
    background: var(--filled);
    transition: inline-size ${token.motionFigure} ease-out;
  }

  progress::-moz-progress-bar {
    border-radius: ${token.radiusFull};
    background: var(--filled);
  }

  @media (forced-colors: active) {
    progress {
      --filled: Highlight;

      border: 1px solid;
    }
  }
`;
