/** Text for the terminal, and whether the limits are met. */
export interface Report {
  text: string;
  isMet: boolean;
}
