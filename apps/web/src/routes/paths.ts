import { useLanguage } from '../language/useLanguage.ts';
import { type Paths, getPaths } from '@meridian/frame/paths';

/** The address of every page, in the language of the current one. */
export const usePaths = (): Paths => getPaths[useLanguage()];
