import { isPublicScreenId, type PublicScreenId } from '../../packages/frame/src/publicScreens.ts';
import { isScreenId, type ScreenId } from '../../packages/frame/src/screens.ts';

/** What a stories file says of its screen, in `parameters.screen`. The docs page of the screen shows it. */
export interface ScreenStory {
  readonly id: ScreenId | PublicScreenId;
  /** What people do here. */
  readonly purpose: string;
  /** The sections of the specification. */
  readonly specification: string;
  /** The rules that a change of this screen must respect. */
  readonly rules: readonly string[];
  /** What of the screen is in other folders than the page: below `packages/features`. */
  readonly parts?: Readonly<Record<string, string>>;
}

function isScreenStory(parameter: unknown): parameter is ScreenStory {
  if (typeof parameter !== 'object' || parameter === null || !('id' in parameter)) return false;
  const { id } = parameter;
  return typeof id === 'string' && (isScreenId(id) || isPublicScreenId(id));
}

/** Reads `parameters.screen`, which Storybook does not type. Fails for an unknown screen. */
export function readScreenStory(parameter: unknown): ScreenStory {
  if (!isScreenStory(parameter)) throw new Error('The stories name no screen in `parameters.screen`.');
  return parameter;
}
