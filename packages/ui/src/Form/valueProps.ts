/** Either controlled (`value`) or uncontrolled (`defaultValue`), not both. */
export type OneValue = { value?: undefined } | { defaultValue?: undefined };

/** The same for `isSelected`. */
export type OneSelection = { isSelected?: undefined } | { defaultSelected?: undefined };
