import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { sayIn, useSay } from '#.storybook/useSay';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Banner, type BannerProps } from './Banner.tsx';

const meta = preview.meta({
  component: Banner,
  title: 'Components/Banner',
  parameters: {
    viewport: { options: { small: { name: 'Small', styles: { width: '360px', height: '740px' } } } },
  },
});

function Verification() {
  const say = useSay();
  return <Link href="#verification">{say('Verify the account', 'Подтвердить аккаунт')}</Link>;
}

export const UnverifiedAccount = meta.story({
  args: {
    tone: 'info',
    title: 'Your account is not verified.',
    children: 'Withdrawals open once your documents are checked.',
    action: <Verification />,
  },
  parameters: {
    inRussian: {
      title: 'Ваш аккаунт не подтверждён.',
      children: 'Вывод откроется, когда мы проверим ваши документы.',
    },
  },
});

function Agreement() {
  const say = useSay();
  return <Link href="#agreement">{say('Read the agreement', 'Прочитать соглашение')}</Link>;
}

const toBePutOff = {
  tone: 'neutral',
  title: 'The user agreement changes on 1 December.',
  children: 'What is new is listed at its beginning.',
  action: <Agreement />,
  onDismiss: fn(),
  dismissLabel: 'Dismiss the notice',
} as const;

export const Dismissible = meta.story({
  args: toBePutOff,
  parameters: {
    inRussian: {
      title: 'Соглашение меняется с 1 декабря.',
      children: 'Изменения перечислены в его начале.',
      dismissLabel: 'Скрыть уведомление',
    },
  },
});

/** One row at 360 px, where the sentence is left out. */
export const ShortOnPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    tone: 'info',
    title: 'Your e-mail is not confirmed.',
    children: 'Letters about your money go there.',
    isShortOnPhone: true,
    action: <Confirmation />,
    onDismiss: fn(),
    dismissLabel: 'Close for a week',
  },
  parameters: {
    inRussian: {
      title: 'Почта не подтверждена.',
      children: 'На неё приходят письма об операциях.',
      dismissLabel: 'Скрыть на неделю',
    },
  },
});

function Confirmation() {
  const say = useSay();
  return <Link href="#email">{say('Confirm', 'Подтвердить')}</Link>;
}

function UntilDismissed(props: BannerProps) {
  const say = useSay();
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown && (
        <Banner {...props} dismissLabel={props.dismissLabel ?? ''} onDismiss={() => setShown(false)} />
      )}
      <main style={{ padding: 16 }}>
        <Button onPress={() => setShown(true)}>
          {say('Show the notice again', 'Показать уведомление снова')}
        </Button>
      </main>
    </>
  );
}

/** Tab goes through the link and the close button before the page. Enter or Space dismisses the banner. */
export const Keyboard = meta.story({
  args: toBePutOff,
  parameters: Dismissible.input.parameters,
  render: (args) => <UntilDismissed {...args} />,
  async play({ canvas, globals, userEvent }) {
    const cross = { name: sayIn(globals.language)('Dismiss the notice', 'Скрыть уведомление') };
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', cross)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', cross)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

export const LongWords = meta.story({
  args: {
    ...toBePutOff,
    title: 'Технические работы на стороне платёжной системы продолжаются дольше запланированного.',
    children: 'Сверхвысокопроизводительныесистемыавтоматизированнойобработкиплатежей временно недоступны.',
  },
  parameters: { inRussian: { dismissLabel: 'Скрыть уведомление' } },
});

export const AllStates = meta.story({
  args: UnverifiedAccount.input.args,
  parameters: { chromatic: { disableSnapshot: false }, layout: 'padded' },
  render: function AllStates() {
    const say = useSay();
    const dismissLabel = say('Dismiss the notice', 'Скрыть уведомление');
    return (
      <States cell="full">
        <State name="neutral, dismissible, with a link">
          <Banner
            tone="neutral"
            title={say('The user agreement changes on 1 December.', 'Соглашение меняется с 1 декабря.')}
            action={<Agreement />}
            onDismiss={fn()}
            dismissLabel={dismissLabel}
          >
            {say('What is new is listed at its beginning.', 'Изменения перечислены в его начале.')}
          </Banner>
        </State>
        <State name="info, with a link">
          <Banner
            tone="info"
            title={say('Your account is not verified.', 'Ваш аккаунт не подтверждён.')}
            action={<Verification />}
          >
            {say(
              'Withdrawals open once your documents are checked.',
              'Вывод откроется, когда мы проверим ваши документы.',
            )}
          </Banner>
        </State>
        <State name="success, dismissible">
          <Banner
            tone="success"
            title={say('Technical works are over.', 'Технические работы завершены.')}
            onDismiss={fn()}
            dismissLabel={dismissLabel}
          />
        </State>
        <State name="warning">
          <Banner
            tone="warning"
            title={say(
              'Withdrawals are paused until 14:00 UTC.',
              'Вывод средств приостановлен до 14:00 UTC.',
            )}
          >
            {say(
              'Technical works are under way; your balance is not affected.',
              'Идут технические работы; ваш баланс не затронут.',
            )}
          </Banner>
        </State>
        <State name="danger, with a button">
          <Banner
            tone="danger"
            title={say('There is no connection.', 'Нет соединения.')}
            action={<Button size="small">{say('Try again', 'Повторить попытку')}</Button>}
          >
            {say('Figures on this page may be out of date.', 'Данные на этой странице могли устареть.')}
          </Banner>
        </State>
      </States>
    );
  },
});
