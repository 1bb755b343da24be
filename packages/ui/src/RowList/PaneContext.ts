import { createContext } from 'react';

/** Whether the details of the current row are beside the list. */
export const PaneContext = createContext(false);
