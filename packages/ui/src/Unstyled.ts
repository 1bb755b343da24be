/** A component's props without those that would let a caller restyle it or make another element of it. */
export type Unstyled<Props> = Omit<Props, 'className' | 'style' | 'render'>;
