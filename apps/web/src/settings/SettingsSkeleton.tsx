import { Card, Grid, SkeletonRows } from '@meridian/ui';

/** Stands for a section of the settings while it loads, in the columns of their frame. */
export const SettingsSkeleton = () => (
  <Grid layout="menu" gap={8}>
    <div data-wide-only>
      <SkeletonRows count={6} />
    </div>
    <Card>
      <SkeletonRows count={6} />
    </Card>
  </Grid>
);
