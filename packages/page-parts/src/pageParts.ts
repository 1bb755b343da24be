/** The attributes by which pages in HTML and their scripts find parts of features. Both sides name them by this list. */
export const pageParts = {
  /** Hidden where the capability in its value is off. */
  capability: 'data-capability',
  /** Has figures of the API, which the browser refreshes. Its value is unique on the page. */
  figures: 'data-figures',
  /** A notice that only some investors see. On the root element: the notice that this one sees. */
  notice: 'data-notice',
  /** A text about the investor, which a page in HTML does not know. */
  ofPerson: 'data-of-person',
  /** Hidden where the browser has no passkeys. */
  passkeys: 'data-passkeys',
  /** A button that chooses the scheme in its value. */
  schemeChoice: 'data-scheme-choice',
  /** Stands for a part whose code is loading. */
  waiting: 'data-waiting',
  /** On the root element: the browser has a session. */
  session: 'data-session',
  /** On the root element: the app would show this visitor something else than the page in HTML. */
  personal: 'data-personal',
  /** On the root of the app: React answers events. */
  hydrated: 'data-hydrated',
  /** A button that was pressed before that. */
  clicked: 'data-clicked',
  /** A form that was submitted before that. */
  submitted: 'data-submitted',
} as const;

export type PagePart = keyof typeof pageParts;

/** The props of an element that is this part. */
export const markPart = (part: PagePart, value = '') => ({ [pageParts[part]]: value });
