import { Card, Skeleton, Stack } from '@meridian/ui';

/** One quiet place for what follows the balances, until it is known whether there was any operation. */
export const HomeSkeleton = () => (
  <Card>
    <Stack aria-busy>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  </Card>
);
