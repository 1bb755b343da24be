/** Up to four days of a tariff at even distances, the last of them its end. */
export function projectionDays(timeInDays: number): readonly number[] {
  const quarters = [1, 2, 3, 4].map((quarter) => Math.round((timeInDays * quarter) / 4));
  return [...new Set(quarters)].filter((day) => day > 0);
}
