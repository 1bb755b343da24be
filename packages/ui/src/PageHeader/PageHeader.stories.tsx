import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay } from '#.storybook/useSay';
import { expect } from 'storybook/test';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { PageHeader } from './PageHeader.tsx';

function Export() {
  const say = useSay();
  return <Button>{say('Export to CSV', 'Выгрузить в CSV')}</Button>;
}

function BackToCabinet() {
  const say = useSay();
  return <Link href="#cabinet">{say('Cabinet', 'Кабинет')}</Link>;
}

const meta = preview.meta({
  title: 'Components/PageHeader',
  component: PageHeader,
  parameters: { layout: 'padded', inRussian: { title: 'Операции' } },
  args: { title: 'Operations' },
});

export const TitleOnly = meta.story();

export const WithActions = meta.story({ args: { actions: <Export />, back: <BackToCabinet /> } });

/** Tab follows the visual order: back first, then the actions. */
export const Keyboard = meta.story({
  args: WithActions.input.args,
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: say('Cabinet', 'Кабинет') })).toHaveFocus();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: say('Export to CSV', 'Выгрузить в CSV') });
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
    const say = useSay();
    const title = say('Referral programme', 'Партнёрская программа');
    const description = say(
      'Your link, your partners and your reward by level.',
      'Ссылка для приглашений, список партнёров и ваше вознаграждение по уровням.',
    );
    const back = <Link href="#cabinet">{say('Cabinet', 'Кабинет')}</Link>;
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
                  <Button>{say('Export to CSV', 'Выгрузить в CSV')}</Button>
                  <Button variant="primary">{say('Copy the link', 'Скопировать ссылку')}</Button>
                </>
              }
            />
          </State>
          <State name="under a trail">
            <PageHeader
              title={say('Market making', 'Маркет-мейкинг')}
              headingLevel={2}
              back={
                <Breadcrumbs
                  label={say('You are here', 'Вы здесь')}
                  parents={[
                    { label: say('Home', 'Главная'), href: '#home' },
                    { label: say('Strategies', 'Стратегии'), href: '#strategies' },
                  ]}
                  current={say('Market making', 'Маркет-мейкинг')}
                />
              }
            />
          </State>
        </States>
      </main>
    );
  },
});
