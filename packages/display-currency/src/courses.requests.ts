import { useApiQuery } from '@meridian/api-client/react';

/** `GET /courses`: the display currencies and their latest courses. No call is made while it is not needed. */
export const useCourses = (isNeeded = true) => useApiQuery(isNeeded ? '/courses' : null);
