/** Nothing is stored while the question mark opens the list of shortcuts. Of this browser: it depends on how its user types. */
export const isOff = (stored: unknown): stored is 'off' => stored === 'off';
