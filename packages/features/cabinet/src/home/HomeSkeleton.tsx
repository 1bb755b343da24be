import { Card, Skeleton, Stack } from '@meridian/ui';

/** Placeholder below the balances until it is known whether there are any operations. */
export const HomeSkeleton = () => (
  <Card>
    <Stack aria-busy>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  </Card>
);
