/** A choice of a `ComboBox`. Data and not an element, so that ten thousand of them cost nothing until they are found. */
export interface ComboBoxItem {
  id: string;
  label: string;
  /** What tells it from its neighbours: a network, a country. It is searched too. */
  description?: string;
  /** Other words by which people look for it: a ticker, a former name. They are not shown. */
  keywords?: string;
  /** The name under which it stands together with others of the same group. */
  group?: string;
  isDisabled?: boolean;
}
