import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect } from 'storybook/test';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { PageHeader } from './PageHeader.tsx';

function Export() {
  return <Button>Export to CSV</Button>;
}

function BackToCabinet() {
  return <Link href="#cabinet">Cabinet</Link>;
}

const meta = preview.meta({
  title: 'Components/PageHeader',
  component: PageHeader,
  parameters: { layout: 'padded' },
  args: { title: 'Operations' },
});

export const TitleOnly = meta.story();

export const WithActions = meta.story({ args: { actions: <Export />, back: <BackToCabinet /> } });

/** Tab follows the visual order: back first, then the actions. */
export const Keyboard = meta.story({
  args: WithActions.input.args,
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Cabinet' })).toHaveFocus();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Export to CSV' });
    await expect(button).toHaveFocus();
  },
});

export const LongWords = meta.story({
  args: {
    title: 'Сверхвысокопроизводительныесистемыавтоматизированнойобработкиплатежей',
    actions: <Button variant="primary">Подтвердить изменение платёжной системы по умолчанию</Button>,
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const title = 'Referral programme';
    const description = 'Your link, your partners and your reward by level.';
    const back = <Link href="#cabinet">Cabinet</Link>;
    return (
      <main>
        <States cell="full">
          <State name="title only">
            <PageHeader title={title} />
          </State>
          <State name="with a description, under a shell that has the title">
            <PageHeader title={title} description={description} headingLevel={2} />
          </State>
          <State name="with everything">
            <PageHeader
              title={title}
              headingLevel={2}
              description={description}
              back={back}
              actions={
                <>
                  <Button>Export to CSV</Button>
                  <Button variant="primary">Copy the link</Button>
                </>
              }
            />
          </State>
          <State name="under a trail">
            <PageHeader
              title="Market making"
              headingLevel={2}
              back={
                <Breadcrumbs
                  label="You are here"
                  parents={[
                    { label: 'Home', href: '#home' },
                    { label: 'Strategies', href: '#strategies' },
                  ]}
                  current="Market making"
                />
              }
            />
          </State>
        </States>
      </main>
    );
  },
});
