import { CabinetPage } from '@meridian/feature-cabinet';
import { usePaths } from './paths.ts';

export function Component() {
  const paths = usePaths();
  return <CabinetPage hrefs={paths} />;
}
