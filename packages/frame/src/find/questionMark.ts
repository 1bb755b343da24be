/** Whether the question mark opens the list of shortcuts: of this browser, because it depends on how its user types. */
export const QUESTION_MARK_KEY = 'questionMark';

/** Nothing is stored while it is on. */
export const isOff = (stored: unknown): stored is 'off' => stored === 'off';
