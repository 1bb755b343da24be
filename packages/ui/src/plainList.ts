/** A list without markers. Not `list-style: none`: with it, Safari no longer announces a list. */
export const plainList = `
  margin: 0;
  padding: 0;
  list-style-type: '';
`;
