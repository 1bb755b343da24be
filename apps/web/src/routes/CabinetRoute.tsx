import { CabinetPage, messages } from '@meridian/feature-cabinet';
import { wordsLoader } from '../language/wordsLoader.ts';
import { PageTitle } from './PageTitle.tsx';
import { usePaths } from './usePaths.ts';

export const loader = wordsLoader(messages);

export function Component() {
  const paths = usePaths();
  return (
    <>
      <PageTitle page="cabinet" />
      <CabinetPage hrefs={paths} />
    </>
  );
}
