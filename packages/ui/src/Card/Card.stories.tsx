import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
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

export const LongWords = meta.story({
  args: {
    title: 'Достопримечательностепоклонничество-и-высокопревосходительствующий',
    action: <Link href="#operations">Все операции за выбранный период</Link>,
  },
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <Card {...args} />
    </div>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    const body = say(
      'Accruals are held until the end of the tariff.',
      'Начисления удерживаются до конца тарифа.',
    );
    const action = <Link href="#operations">{say('All operations', 'Все операции')}</Link>;
    const titles = {
      raised: say('Recent operations', 'Последние операции'),
      sunken: say('Operations of the year', 'Операции за год'),
    };
    return (
      <States cell="wide">
        {(['raised', 'sunken'] as const).flatMap((surface) => [
          <State key={`${surface} plain`} name={surface}>
            <Card surface={surface}>{body}</Card>
          </State>,
          <State key={`${surface} titled`} name={`${surface}, with a title and an action`}>
            <Card surface={surface} title={titles[surface]} action={action}>
              {say('There were no operations yet.', 'Операций пока не было.')}
            </Card>
          </State>,
        ])}
        <State name="with an action alone">
          <Card action={action}>{body}</Card>
        </State>
        <State name="without padding">
          <Card title={say('Deposit plans', 'Тарифы депозитов')} padding="none">
            <div style={{ padding: 16 }}>
              {say('What is inside reaches the edges by itself.', 'Содержимое само подходит к краям.')}
            </div>
          </Card>
        </State>
      </States>
    );
  },
});
