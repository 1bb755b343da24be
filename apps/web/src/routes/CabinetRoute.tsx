import { CabinetPage, messages } from '@meridian/feature-cabinet';
import { messages as statusMessages } from '@meridian/statuses';
import { useWords } from '../language/useWords.ts';
import { usePaths } from './usePaths.ts';

export function Component() {
  useWords(messages);
  useWords(statusMessages);
  const paths = usePaths();
  return <CabinetPage hrefs={paths} />;
}
