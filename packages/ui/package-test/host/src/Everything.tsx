import { Card, Stack } from '@meridian/ui';
import { Fields } from './Fields.tsx';
import { Figures } from './Figures.tsx';
import { Places } from './Places.tsx';

/** Parts in a page that somebody else wrote. */
const Everything = () => (
  <Stack gap={6}>
    <Card title="Fields">
      <Fields />
    </Card>
    <Card title="Figures">
      <Figures />
    </Card>
    <Card title="Places">
      <Places />
    </Card>
  </Stack>
);

export default Everything;
