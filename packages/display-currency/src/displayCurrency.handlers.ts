import { mockApi } from '@meridian/api-client/testing';
import { courses, dayCourses, noCourses, oldCourses } from './displayCurrency.fixtures.ts';

/** Mocked servers by scenario. */
export const displayCurrencyHandlers = {
  goodDay: [mockApi.get('/courses', 200, courses), mockApi.get('/courses/{code}', 200, dayCourses)],
  old: [mockApi.get('/courses', 200, oldCourses)],
  unknown: [mockApi.get('/courses', 200, noCourses)],
  loading: [mockApi.pending('get', '/courses')],
  error: [mockApi.problem('get', '/courses', 500, { code: 'unexpected_error' })],
};
