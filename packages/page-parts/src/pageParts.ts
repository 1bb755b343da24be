// The attributes by which pages in HTML and their scripts find parts of features. Both sides name them by this list. Each is a
// constant of its own, so that a script has only those that it names.
/** Hidden where the capability in its value is off. */
export const capability = 'data-capability';
/** Has figures of the API, which the browser refreshes. Its value is unique on the page. */
export const figures = 'data-figures';
/** A notice that only some investors see. On the root element: the notice that this one sees. */
export const notice = 'data-notice';
/** A text about the investor, which a page in HTML does not know. */
export const ofUser = 'data-of-user';
/** Hidden where the browser has no passkeys. */
export const passkeys = 'data-passkeys';
/** A button that chooses the scheme in its value. */
export const schemeChoice = 'data-scheme-choice';
/** Stands for a part whose code is loading. */
export const waiting = 'data-waiting';
/** On the root element: the browser has a session. */
export const session = 'data-session';
/** On the root element: the app would show this visitor something else than the page in HTML. */
export const personal = 'data-personal';
/** On the root of the app: React responses events. */
export const hydrated = 'data-hydrated';
/** A button that was pressed before that. */
export const clicked = 'data-clicked';
/** A form that was submitted before that. */
export const submitted = 'data-submitted';
/** A notice that technical works pause a part. Hidden until they do. */
export const work = 'data-work';
/** The sentence about the date in its value: `start` or `end` of technical works. */
export const workDate = 'data-work-date';
/** A placeholder, until a script of the page replaces it by the figure of this name. Around several, until it replaces all of them. */
export const figure = 'data-figure';
/** A text that such a script replaces. See `markWord`. */
export const word = 'data-word';
/** On the skeleton of a page: it shows figures. */
export const hasFigures = 'data-has-figures';
