import { Button, Card, Stack } from '@meridian/ui';
import { Fields } from './Fields.tsx';
import { Figures } from './Figures.tsx';
import { Places } from './Places.tsx';

/** Parts in a page that somebody else wrote; the button has nothing of ours around it. */
const Everything = () => (
  <>
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
    {/* Its place is the page's; only the button is looked at. */}
    <div id="alone" style={{ display: 'flex', margin: 0, padding: 0, border: 0 }}>
      <Button>Alone</Button>
    </div>
  </>
);

export default Everything;
