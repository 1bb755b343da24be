/** Texts around features. */
export const en = {
  toasts: { label: 'Messages', close: 'Close the message' },
} as const;
