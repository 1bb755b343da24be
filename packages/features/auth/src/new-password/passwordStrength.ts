import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Longer passwords are estimated by their beginning, because the time grows with the length. */
const longestEstimated = 64;

/** From 0, guessed at once, to 4, hard to guess. `guessable` are words that an attacker tries first, such as the login. */
export function passwordStrength(password: string, guessable: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  return estimator.check(password.slice(0, longestEstimated), [...guessable]).score;
}
