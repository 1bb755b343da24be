import type { Query } from '@meridian/api-client/react';

/** A call of a page, as its hook makes it. */
export interface OpeningCall extends Query {
  /** Path and query of the address. */
  readonly address: string;
}

/** What a page of the cabinet says to the scripts in its HTML. */
export interface Opening {
  /** The address of the sign-in, in the language of the page. */
  readonly login: string;
  /** The calls that the page makes, without those that depend on the user or the time. */
  readonly calls: readonly OpeningCall[];
  /** The address of the script of the app. */
  readonly app: string;
  /** The addresses of the scripts that the page needs besides. */
  readonly modules: readonly string[];
}

/** The id of the element that has it as JSON. */
export const OPENING_ID = 'opening';

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isCall = (value: unknown): value is OpeningCall =>
  value instanceof Object &&
  'address' in value &&
  typeof value.address === 'string' &&
  'path' in value &&
  typeof value.path === 'string' &&
  'params' in value;

const isCalls = (value: unknown): value is readonly OpeningCall[] =>
  Array.isArray(value) && value.every((each) => isCall(each));

const isOpening = (value: unknown): value is Opening =>
  value instanceof Object &&
  'login' in value &&
  typeof value.login === 'string' &&
  'app' in value &&
  typeof value.app === 'string' &&
  'calls' in value &&
  isCalls(value.calls) &&
  'modules' in value &&
  isTexts(value.modules);

export function readOpening(): Opening {
  const opening: unknown = JSON.parse(document.getElementById(OPENING_ID)?.textContent ?? 'null');
  if (!isOpening(opening)) throw new Error('The page does not say what it needs.');
  return opening;
}
