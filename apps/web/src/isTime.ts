/** Whether it is the text of a time, such as `2026-11-27T12:00:00Z`. */
export const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));
