/** What a script writes into a placeholder: an amount, several, a time, or a word. */
export type Figure<Amount> =
  | Amount
  | readonly Amount[]
  | { readonly time: string; readonly precision: 'day' | 'time' }
  | string;

/** The figures that a page has placeholders for, by name. A placeholder without a figure is removed. */
export type Figures<Amount, Name extends string = string> = Readonly<Partial<Record<Name, Figure<Amount>>>>;
