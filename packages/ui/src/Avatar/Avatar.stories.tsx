import preview from '#.storybook/preview';
import { State, States } from '#.storybook/states';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar.tsx';
import { AvatarButton } from './AvatarButton.tsx';

/** A data URL, so that no story uses the network. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#9db4b9"/><circle cx="32" cy="25" r="12" fill="#f4ece2"/><path d="M8 64c2-17 12-25 24-25s22 8 24 25z" fill="#33535b"/></svg>',
)}`;

const broken = 'data:image/png;base64,bm8gcGljdHVyZQ==';

const meta = preview.meta({
  title: 'Components/Avatar',
  component: Avatar,
  subcomponents: { AvatarButton },
  parameters: { layout: 'padded' },
  args: { name: 'Anna Petrova' },
});

export const Picture = meta.story({ args: { src: picture } });

/** A picture that fails to load is replaced by initials of the same size. */
export const BrokenPicture = meta.story({
  args: { src: broken },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    const avatar = canvas.getByRole('img', { name: 'Anna Petrova' });
    await expect(avatar).toHaveTextContent('AP');
    await expect(avatar.getBoundingClientRect().width).toBe(40);
  },
});

export const EmptyName = meta.story({ args: { name: '' } });

const sizes = [24, 32, 40, 64] as const;

/** A long name is reduced to two letters. */
export const LongWords = meta.story({
  args: { name: 'Адольф Блейн Чарльз Дэвид Эрл Фредерик Вольфешлегельштайнхаузенбергердорф' },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const name = 'Anna Petrova';
    return (
      <States cell="narrow">
        {sizes.map((size) => (
          <State key={size} name={`${size}, initials`}>
            <Avatar name={name} size={size} />
          </State>
        ))}
        {sizes.map((size) => (
          <State key={size} name={`${size}, picture`}>
            <Avatar name={name} src={picture} size={size} />
          </State>
        ))}
        <State name="button">
          <AvatarButton name={name} label="Account of Anna" />
        </State>
        <State name="button, focused" is="focused" on="button">
          <AvatarButton name={name} label="Account of Anna" />
        </State>
        <State name="broken picture">
          <Avatar name={name} src={broken} />
        </State>
        <State name="one word">
          <Avatar name="konstantinopolskaya" />
        </State>
        {sizes.map((size) => (
          <State key={size} name={`${size}, no name`}>
            <Avatar name="" size={size} />
          </State>
        ))}
      </States>
    );
  },
});
