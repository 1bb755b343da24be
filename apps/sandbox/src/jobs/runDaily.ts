import { takeCourses } from '../courses/takeCourses.ts';
import type { Database } from '../database/openDatabase.ts';
import { countNightly } from '../liabilities/countNightly.ts';
import { countQuarters } from '../planResults/countQuarters.ts';
import { sendSummaries } from './sendSummaries.ts';

/** What happens once a day or more rarely, in one of the processes. */
export async function runDaily(database: Database): Promise<void> {
  await takeCourses(database);
  await countNightly(database);
  await countQuarters(database);
  await sendSummaries(database);
}
