/** A component's props without the two that would let a caller restyle it. */
export type Unstyled<Props> = Omit<Props, 'className' | 'style'>;
