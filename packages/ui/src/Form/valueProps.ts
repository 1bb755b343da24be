/** The page keeps the value (`value`), or the field does after its first (`defaultValue`), never both. */
export type OneValue = { value?: undefined } | { defaultValue?: undefined };

/** The same of what is on or off. */
export type OneSelection = { isSelected?: undefined } | { defaultSelected?: undefined };
