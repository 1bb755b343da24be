import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Components/PageHeader',
  component: PageHeader,
  parameters: { layout: 'padded' },
  args: { title: 'Operations' },
});

export const TitleOnly = meta.story();

export const WithDescription = meta.story({
  args: { description: 'Accruals, referral rewards and bonuses.' },
});

export const WithActions = meta.story({
  args: { actions: <Button>Export to CSV</Button>, back: <Link href="#cabinet">Cabinet</Link> },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    title: 'Партнёрская программа',
    description: 'Ссылка для приглашений, список партнёров и ваше вознаграждение по уровням.',
    back: <Link href="#cabinet">Кабинет</Link>,
    actions: (
      <>
        <Button>Выгрузить в CSV</Button>
        <Button variant="primary">Скопировать ссылку</Button>
      </>
    ),
  },
});
