/** From this power of ten on a language has no word for it, and below the other one zeros would fill the line. */
const [WORDLESS, TINY] = [15, -6];

/** Whether a figure of this power of ten is written as language has it. */
export const isNamedPower = (power: number): boolean => power >= TINY && power < WORDLESS;

/** In how many digits neighbours on the scale differ at the latest. One that crosses a power of ten has one more. */
export const tickDigits = (power: number): number => (isNamedPower(power) ? 6 : 4);
