import { CabinetPage, messages } from '@meridian/feature-cabinet';
import { useWords } from '../language/useWords.ts';
import { usePaths } from './usePaths.ts';

export function Component() {
  useWords(messages);
  const paths = usePaths();
  return <CabinetPage hrefs={paths} />;
}
