/** Where a table has less than 640 px for itself, its rows become cards. */
export const asCards = '@container table (max-width: 639.98px)';
