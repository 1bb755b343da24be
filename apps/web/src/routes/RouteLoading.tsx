import { Skeleton } from '@meridian/ui';

/** What stands on the page until the first route is there. It is silent: there are no words yet to say it with. */
export function RouteLoading() {
  return <Skeleton />;
}
