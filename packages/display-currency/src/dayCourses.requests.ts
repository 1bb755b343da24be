import { useApiQuery } from '@meridian/api-client/react';

/** The courses of a period: what one unit of `currency` was worth in `code`. */
interface DayCoursesQuery {
  code: string;
  currency: string;
  from: string;
  to: string;
}

/** `GET /courses/{code}`: the courses of past days. Null makes no call. */
export const useDayCourses = (asked: DayCoursesQuery | null) => {
  const { code = '', ...query } = asked ?? { currency: '', from: '', to: '' };
  return useApiQuery(asked && '/courses/{code}', { params: { path: { code }, query } });
};
