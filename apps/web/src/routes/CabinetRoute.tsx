import { CabinetPage, messages } from '@meridian/feature-cabinet';
import { wordsLoader } from '../language/wordsLoader.ts';
import { usePaths } from './usePaths.ts';

export const loader = wordsLoader(messages);

export function Component() {
  const paths = usePaths();
  return <CabinetPage hrefs={paths} />;
}
