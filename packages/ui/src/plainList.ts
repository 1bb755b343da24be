/** A list without markers. Not `list-style: none`: with it, Safari no longer announces a list. */
export const plainList = `
  margin: 0;
  padding: 0;
  list-style-type: '';
`;

/**
 * A list of links inside of a `nav`. Safari announces it without markers, too. An empty marker beside a flex box is a line of its
 * own in WebKit, which made each row 20 px higher.
 */
export const plainNavigation = `
  margin: 0;
  padding: 0;
  list-style: none;
`;
