import { Card, Grid, Icon, Inline, Link, type LucideIcon, Stack, Text } from '@meridian/ui';

/** A section of the settings, with its address. */
export interface SettingsEntry {
  readonly id: string;
  readonly href: string;
  readonly icon: LucideIcon;
  readonly label: string;
  /** What can be changed there. */
  readonly about: string;
}

interface SettingsOverviewProps {
  entries: readonly SettingsEntry[];
}

/** The sections of the settings, each with a link. */
export const SettingsOverview = ({ entries }: SettingsOverviewProps) => (
  <Grid min="wide">
    {entries.map(({ id, href, icon, label, about }) => (
      <Card key={id}>
        <Stack gap={1}>
          <Inline gap={2} isUnbroken>
            <Icon of={icon} size={20} />
            <Text isInline weight="medium">
              <Link href={href} tone="quiet">
                {label}
              </Link>
            </Text>
          </Inline>
          <Text tone="muted">{about}</Text>
        </Stack>
      </Card>
    ))}
  </Grid>
);
