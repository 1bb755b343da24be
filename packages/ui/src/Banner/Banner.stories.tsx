import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
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
  return <Link href="#verification">Verify the account</Link>;
}

export const UnverifiedAccount = meta.story({
  args: {
    tone: 'info',
    title: 'Your account is not verified.',
    children: 'Withdrawals open once your documents are checked.',
    action: <Verification />,
  },
});

function Agreement() {
  return <Link href="#agreement">Read the agreement</Link>;
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
});

function Confirmation() {
  return <Link href="#email">Confirm</Link>;
}

function UntilDismissed(props: BannerProps) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown && (
        <Banner {...props} dismissLabel={props.dismissLabel ?? ''} onDismiss={() => setShown(false)} />
      )}
      <main style={{ padding: 16 }}>
        <Button onPress={() => setShown(true)}>Show the notice again</Button>
      </main>
    </>
  );
}

/** Tab goes through the link and the close button before the page. Enter or Space dismisses the banner. */
export const Keyboard = meta.story({
  args: toBePutOff,
  render: (args) => <UntilDismissed {...args} />,
  async play({ canvas, userEvent }) {
    const cross = { name: 'Dismiss the notice' };
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
});

export const AllStates = meta.story({
  args: UnverifiedAccount.input.args,
  parameters: { chromatic: { disableSnapshot: false }, layout: 'padded' },
  render: function AllStates() {
    const dismissLabel = 'Dismiss the notice';
    return (
      <States cell="full">
        <State name="neutral, dismissible, with a link">
          <Banner
            tone="neutral"
            title="The user agreement changes on 1 December."
            action={<Agreement />}
            onDismiss={fn()}
            dismissLabel={dismissLabel}
          >
            What is new is listed at its beginning.
          </Banner>
        </State>
        <State name="info, with a link">
          <Banner tone="info" title="Your account is not verified." action={<Verification />}>
            Withdrawals open once your documents are checked.
          </Banner>
        </State>
        <State name="success, dismissible">
          <Banner
            tone="success"
            title="Technical works are over."
            onDismiss={fn()}
            dismissLabel={dismissLabel}
          />
        </State>
        <State name="warning">
          <Banner tone="warning" title="Withdrawals are paused until 14:00 UTC.">
            Technical works are under way; your balance is not affected.
          </Banner>
        </State>
        <State name="danger, with a button">
          <Banner
            tone="danger"
            title="There is no connection."
            action={<Button size="small">Try again</Button>}
          >
            Figures on this page may be out of date.
          </Banner>
        </State>
      </States>
    );
  },
});
