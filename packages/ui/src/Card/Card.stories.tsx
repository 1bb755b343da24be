import styled from '@emotion/styled';
import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Link } from '../Link/Link.tsx';
import { plainList } from '../plainList.ts';
import * as token from '../tokens/tokens.ts';
import { Card } from './Card.tsx';

const hide = fn();

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  parameters: { layout: 'padded' },
  args: { children: 'Accruals are held until the end of the term.' },
});

function AllOperations() {
  return <Link href="#operations">All operations</Link>;
}

export const WithAction = meta.story({
  args: { title: 'Recent operations', action: <AllOperations /> },
});

/** Focus order is reading order: the action beside the title comes first. */
export const Keyboard = meta.story({
  render: () => (
    <Card title="Recent operations" action={<AllOperations />}>
      <Button onPress={hide}>Hide the list</Button>
    </Card>
  ),
  async play({ canvas, userEvent }) {
    hide.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(hide).toHaveBeenCalledTimes(2);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
});

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
    const body = 'Accruals are held until the end of the term.';
    const action = <AllOperations />;
    const titles = {
      raised: 'Recent operations',
      sunken: 'Operations of the year',
    };
    return (
      <States cell="wide">
        {(['raised', 'sunken'] as const).flatMap((surface) => [
          <State key={`${surface} plain`} name={surface}>
            <Card surface={surface}>{body}</Card>
          </State>,
          <State key={`${surface} titled`} name={`${surface}, with a title and an action`}>
            <Card surface={surface} title={titles[surface]} action={action}>
              There were no operations yet.
            </Card>
          </State>,
        ])}
        <State name="with an action alone">
          <Card action={action}>{body}</Card>
        </State>
        <State name="with aligned parts">
          <Grid min="narrow">
            {['Steady', 'Long-term'].map((plan, index) => (
              <Card key={plan} title={plan} alignedParts={3}>
                <p>{index === 0 ? body : `${body} ${body}`}</p>
                <p>Total</p>
              </Card>
            ))}
          </Grid>
        </State>
        <State name="without padding">
          <Card title="Deposit plans" padding="none">
            <Rows>
              {['Steady, 30 days', 'Balanced, 90 days', 'Long-term, 180 days'].map((plan) => (
                <li key={plan}>{plan}</li>
              ))}
            </Rows>
          </Card>
        </State>
      </States>
    );
  },
  async play({ canvas }) {
    const tops = canvas.getAllByText('Total').map((part) => part.getBoundingClientRect().top);
    // One line when the cards are beside each other.
    if (window.innerWidth > 640) await expect(new Set(tops).size).toBe(1);
  },
});

/** Content of a card without padding has its own, so that its lines reach the edges. */
const Rows = styled('ul')`
  ${plainList}

  li {
    padding: ${token.space3} clamp(${token.space4}, 3vw, ${token.space6});
    border-block-start: 1px solid ${token.line};
  }
`;
