import { Card, Grid, SkeletonRows } from '@meridian/ui';

/** Stands for a section of the settings while it loads, in the columns of their frame. */
export const SettingsSkeleton = () => (
  <Grid layout="menu" gap={8}>
    {/* The width from which the frame has the sections beside one. */}
    {window.matchMedia('(min-width: 1024px)').matches && <SkeletonRows count={6} />}
    <Card>
      <SkeletonRows count={6} />
    </Card>
  </Grid>
);
