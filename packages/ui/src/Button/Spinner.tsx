import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { ProgressBar } from 'react-aria-components/ProgressBar';

/** A turning ring with a name, for an action under way. For content that is coming use `Skeleton`. */
export const Spinner = ({ label }: { label: string }) => <Ring aria-label={label} isIndeterminate />;

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

const Ring = styled(ProgressBar)`
  width: 1.25em;
  height: 1.25em;
  border: 2px solid currentColor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;
