import { createContext } from 'react';
import type { FormProps } from 'react-aria-components/Form';

/** The server's errors by field name. */
export type ServerErrors = NonNullable<FormProps['validationErrors']>;

export const noErrors: ServerErrors = {};

/** The server's errors of the form around a field. */
export const ServerErrorsContext = createContext(noErrors);
