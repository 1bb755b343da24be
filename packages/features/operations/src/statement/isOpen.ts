/** Whether the period was not over when it was reported. */
export function isOpen({ date, to }: { readonly date: string; readonly to: string }): boolean {
  const made = new Date(date);
  const dayAfter = new Date(`${to}T00:00:00`);
  dayAfter.setDate(dayAfter.getDate() + 1);
  return made < dayAfter;
}
