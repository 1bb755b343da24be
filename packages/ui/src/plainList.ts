/** A list without marks. An empty mark, not `none`: Safari would no longer say that it is a list. */
export const plainList = `
  margin: 0;
  padding: 0;
  list-style-type: '';
`;
