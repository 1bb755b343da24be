/** The latest date of birth of a person of this age, in UTC like the server's. 29 February becomes 1 March. */
export function latestBirthDate(now: Date, years: number): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}
