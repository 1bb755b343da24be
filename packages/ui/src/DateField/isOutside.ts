/** Whether a day is before the first or after the last that may be chosen; a bound that is missing bounds nothing. */
export const isOutside = (day: string, minimum: string | undefined, maximum: string | undefined): boolean =>
  Boolean((minimum && day < minimum) || (maximum && day > maximum));
