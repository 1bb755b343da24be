/** The choice of a color scheme: of this browser, not of a user, so it survives sign-out. */
export const SCHEME_KEY = 'scheme';

/** Where client state is persisted between visits (section 9). It contains the user and nothing else. */
export const PERSISTED_KEY = 'persist:root';

/** The persisted state after an expired session. Signing out removes the entry instead, so that other tabs can distinguish the two. */
export const EXPIRED = '{}';
