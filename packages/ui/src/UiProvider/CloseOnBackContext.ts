import { createContext } from 'react';

/** Whether the back button of a phone closes an overlay before it leaves the page. */
export const CloseOnBackContext = createContext(true);
