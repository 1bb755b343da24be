import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { expect, waitFor } from 'storybook/test';
import { Accordion } from './Accordion.tsx';

const questions = [
  {
    id: 'held',
    title: 'When are accruals paid out?',
    content: 'They are held until the end of the term and come to your balance together with the deposit.',
  },
  {
    id: 'close',
    title: 'May I close a deposit early?',
    content: 'Yes, after you confirm it. What has been accrued so far is then forfeited.',
  },
  {
    id: 'withdraw',
    title: 'What do I need in order to withdraw?',
    content: 'A wallet, a deposit or a refill, and an active subscription.',
  },
];

const meta = preview.meta({
  component: Accordion,
  subcomponents: { AccordionItem: shapes.AccordionItem },
  title: 'Components/Accordion',
  parameters: { layout: 'padded' },
  args: { items: questions },
});

export const Closed = meta.story();

export const OneOpen = meta.story({ args: { defaultExpandedKeys: ['held'] } });

/** Several answers may be open at once. */
export const ManyOpen = meta.story({
  async play({ canvas, userEvent }) {
    const opened = questions.slice(0, 2);
    for (const { title } of opened) {
      await userEvent.click(canvas.getByRole('button', { name: title }));
    }
    for (const { content } of opened) {
      await waitFor(() => expect(canvas.getByText(content)).toBeVisible());
    }
  },
});

export const OneAtATime = meta.story({
  args: { allowsMultipleExpanded: false, defaultExpandedKeys: ['held'] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: questions[1]!.title }));
    await expect(canvas.getByRole('button', { name: questions[0]!.title })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
});

/** Tab goes from question to question. Enter and Space open and close. Tab skips a closed answer. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: questions[0]!.title });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: questions[1]!.title })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(first).toHaveFocus();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
});

export const LongWords = meta.story({
  args: {
    defaultExpandedKeys: ['long'],
    items: [
      {
        id: 'long',
        title: 'Сверхвысокопроизводительныесистемыавтоматизированнойобработкиплатежей: что это?',
        content: 'Рентгеноэлектрокардиографическогоисследованиядлявсехпользователей здесь не проводят.',
      },
    ],
  },
});

export const NoQuestions = meta.story({ args: { items: [] } });

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const items = questions.slice(0, 2);
    const [first] = items;
    const one = first ? [first] : [];
    return (
      <States cell="wide">
        <State name="closed">
          <Accordion items={items} />
        </State>
        <State name="many open">
          <Accordion items={items} defaultExpandedKeys={['held', 'close']} />
        </State>
        {(['hovered', 'pressed', 'focused'] as const).map((state) => (
          <State key={state} name={state} is={state} on="button">
            <Accordion items={one} />
          </State>
        ))}
        <State name="disabled">
          <Accordion items={one} isDisabled />
        </State>
      </States>
    );
  },
});
