/** The choice of a color scheme: of this browser, not of a user, so it survives sign-out. */
export const SCHEME_KEY = 'scheme';

/** Whether amounts are hidden: of this browser, because it depends on who can see the screen. */
export const AMOUNTS_KEY = 'amounts';

/** Until when the notice about the e-mail is closed, by user. It goes with sign-out. */
export const EMAIL_NOTICE_KEY = 'emailNotice';

/** When the balance was last known, by user. Only the time: no amount is ever stored. It goes with sign-out. */
export const BALANCE_TIME_KEY = 'balanceTime';

/** The roots of counted liabilities by snapshot: of this browser, because a root is the same for everybody. */
export const SEEN_ROOTS_KEY = 'seenRoots';

/** The parts of the product that were on at the last visit, so that the navigation does not change while they load. */
export const CAPABILITIES_KEY = 'capabilities';

/** Where client state is persisted between visits (section 9). It contains the user and nothing else. */
export const PERSISTED_KEY = 'persist:root';

/** The persisted state after an expired session. Signing out removes the entry instead, so that other tabs can distinguish the two. */
export const EXPIRED = '{}';
