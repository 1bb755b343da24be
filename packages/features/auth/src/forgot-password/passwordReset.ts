/** The progress of a password reset, stored for the tab, so that a reload returns to the same step. */
// A type and not an interface: it is stored as a record of texts.
export type PasswordReset = {
  readonly step: string;
  readonly login: string;
  readonly email: string;
  /** Where the code was sent, masked. */
  readonly sentTo: string;
  /** Of the newest request; its code is sent back with it. */
  readonly secret: string;
  /** Digits of the code. */
  readonly length: string;
  /** When the code was sent, in milliseconds on the client's clock. */
  readonly sentTime: string;
  /** Opens the last step for a few minutes, and nothing else. */
  readonly token: string;
};

export const noReset: PasswordReset = {
  step: 'account',
  login: '',
  email: '',
  sentTo: '',
  secret: '',
  length: '',
  sentTime: '',
  token: '',
};
