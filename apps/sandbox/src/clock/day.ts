/** A day has no other length here: the clock is UTC. */
export const dayInMilliseconds = 86_400_000;
