/** Either controlled (`value`) or uncontrolled (`defaultValue`), not both. */
export type EitherValue = { value?: undefined } | { defaultValue?: undefined };

/** The same for `isSelected`. */
export type EitherSelection = { isSelected?: undefined } | { defaultSelected?: undefined };
