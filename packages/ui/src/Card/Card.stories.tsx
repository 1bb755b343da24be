import preview from '#.storybook/preview';
import { Link } from '../Link/Link.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  parameters: { layout: 'padded' },
  args: { children: 'Accruals are held until the end of the tariff.' },
});

export const Plain = meta.story();

export const WithTitle = meta.story({ args: { title: 'Active deposits' } });

export const WithAction = meta.story({
  args: { title: 'Recent operations', action: <Link href="#operations">All operations</Link> },
});

export const Sunken = meta.story({ args: { title: 'How it works', surface: 'sunken' } });

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Card>Начисления удерживаются до конца тарифа.</Card>
      <Card title="Последние операции" action={<Link href="#operations">Все операции</Link>}>
        Операций пока не было.
      </Card>
      <Card title="Сберегательная и активная части депозита" surface="sunken">
        Тело депозита делится между двумя частями; обе возвращаются в конце срока.
      </Card>
      <Card title="Без полей" padding="none">
        <div style={{ padding: 16 }}>Содержимое само подходит к краям.</div>
      </Card>
    </div>
  ),
});
