import {
  Address,
  Avatar,
  Button,
  Card,
  LinkButton,
  Logo,
  SchemeSwitch,
  Stack,
  StatusBadge,
  Tag,
} from '@meridian/ui';
import { Fields } from './Fields.tsx';
import { Figures } from './Figures.tsx';
import { Places } from './Places.tsx';
import { partner } from './partner.ts';

/** Components in a third-party page; the last ones have no provider. */
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
      <SchemeSwitch label="Scheme" words={{ system: 'System', light: 'Light', dark: 'Dark' }} />
    </Stack>
    {/* The page sets the position; only the content is checked. */}
    <div id="alone" style={{ display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, border: 0 }}>
      <Button>Alone</Button>
      <LinkButton href="/plans">Plans alone</LinkButton>
      <StatusBadge state="working" label="In process" />
      <Tag label="Autoinvestment" />
      <Avatar name="Anna Orlova" />
      <Logo name={partner.name} logo={partner.logo} />
      <Address
        value="0x9f2c4e7ab1d05c6839e41a7f20bb56d8c3e4f7a1"
        network="Ethereum (ERC-20)"
        copyLabel="Copy"
        copiedLabel="Copied"
        failedLabel="Not copied"
      />
    </div>
  </>
);

export default Everything;
