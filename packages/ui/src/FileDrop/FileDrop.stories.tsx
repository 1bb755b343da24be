import { isLeftToTheBrowser } from '#.storybook/isLeftToTheBrowser';
import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';
import type { FileDropItem } from './FileDropItem.ts';

const picture = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#cfe3e8" d="M0 0h48v48H0z"/><path fill="#0b6b7a" d="M8 34 20 18l8 10 5-6 9 12z"/></svg>',
  ],
  'passport.svg',
  { type: 'image/svg+xml' },
);
const broken = new File(['this is no picture'], 'broken.jpg', { type: 'image/jpeg' });
const contract = new File(['x'.repeat(1_449_000)], 'contract.pdf', { type: 'application/pdf' });

const words: FileDropProps['words'] = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  refuse: ({ reason, file: { name } }) =>
    ({
      type: `${name} is neither a picture nor a PDF.`,
      size: `${name} is larger than 10 MB.`,
      unreadable: `${name} cannot be opened. Choose it again.`,
      empty: `${name} is empty.`,
      folder: `${name} is a folder. Drop the files in it.`,
      count: `${name} would be the fourth file. Remove another first.`,
    })[reason],
  remove: (name) => `Remove ${name}`,
  retry: (name) => `Send ${name} again`,
  ready: 'not sent yet',
  sending: (percent) => `${percent}% sent`,
  sent: 'sent',
};

const meta = preview.meta({
  component: FileDrop,
  subcomponents: {
    FileDropItem: shapes.FileDropItem,
    FileRowWords: shapes.FileRowWords,
    FileRefusal: shapes.FileRefusal,
  },
  title: 'Components/FileDrop',
  parameters: { layout: 'padded' },
  args: {
    label: 'Photo of the document',
    description: 'JPEG, PNG or PDF, up to 10 MB, three files at most',
    acceptedTypes: ['image/*', 'application/pdf'],
    maximumBytes: 10_000_000,
    maximumFiles: 3,
    items: [],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    words: words,
  } satisfies FileDropProps,
});

/** Both the button and the paste target are labelled with the question and the accepted files. */
export const Empty = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(
      /^Photo of the document JPEG, PNG or PDF, up to 10 MB, three files at most/,
    );
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(
      'Photo of the document Choose a file or drop it here JPEG, PNG or PDF, up to 10 MB, three files at most',
    );
  },
});

export const WithFiles = meta.story({
  args: {
    items: [
      { id: '1', file: picture, status: 'sent' },
      { id: '2', file: contract, status: 'sending', percent: 40 },
    ],
  },
});

/** For documents: the user sees whether the photo is readable. */
export const LargePreview = meta.story({
  args: { preview: 'large', items: [{ id: '1', file: picture, status: 'ready' }] },
});

/** An image that the browser cannot decode is shown as a file icon. */
export const MissingImage = meta.story({
  args: { items: [{ id: '1', file: broken, status: 'ready' }] },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
});

/** Each rejected file gets a sentence with the reason. The others are accepted. */
export const Refused = meta.story({
  async play({ args, canvas, canvasElement }) {
    // Some systems let the user choose files that `accept` excludes.
    const anything = userEvent.setup({ applyAccept: false });
    const input = canvasElement.querySelector('input');
    if (!input) throw new Error('There is no file input');
    const notes = new File(['a'], 'notes.txt', { type: 'text/plain' });
    await anything.upload(input, [picture, notes]);
    await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith([picture]));
    await expect(canvas.getByRole('alert')).toHaveTextContent('notes.txt is neither a picture nor a PDF.');
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(
      /notes.txt is neither/,
    );
  },
});

function Kept(props: FileDropProps) {
  const [items, setItems] = useState(props.items);
  return (
    <FileDrop
      {...props}
      items={items}
      onAdd={(files) =>
        setItems((before) => [
          ...before,
          ...files.map((file): FileDropItem => ({ id: file.name, file, status: 'ready' })),
        ])
      }
      onRemove={(id) => setItems((before) => before.filter((item) => item.id !== id))}
    />
  );
}

/** Tab to the button, then to the actions of each file. The drop area also accepts a paste. */
export const Keyboard = meta.story({
  args: {
    items: [
      { id: '1', file: picture, status: 'failed', reason: 'The connection was lost.' },
      { id: '2', file: contract, status: 'ready' },
    ],
  },
  render: (args) => <Kept {...args} />,
  async play({ args, canvas }) {
    await userEvent.tab();
    const place = document.activeElement as HTMLElement;
    const paste = () => userEvent.keyboard('{Control>}v{/Control}');
    await expect(await isLeftToTheBrowser(place, paste)).toBe(true);
    canvas.getByRole('button', { name: 'Choose a file' }).focus();
    await userEvent.tab();
    const again = 'Send passport.svg again';
    await expect(canvas.getByRole('button', { name: again })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenLastCalledWith('1');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('passport.svg')).toBeNull();
    await expect(canvas.getByText('contract.pdf')).toBeVisible();
  },
});

export const LongWords = meta.story({
  args: {
    items: [
      {
        id: '1',
        file: new File(['a'], `${'высококвалифицированный-'.repeat(4)}документ.pdf`, {
          type: 'application/pdf',
        }),
        status: 'failed',
        reason: 'Сервер не принял файл: в нём нет страниц, которые можно прочитать. Отправьте другой.',
      },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <FileDrop {...args} />
    </div>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <States cell="wide">
      <State name="empty">
        <FileDrop {...args} />
      </State>
      <State name="focused" is="focused">
        <FileDrop {...args} />
      </State>
      <State name="a file above it" is="dropped on">
        <FileDrop {...args} />
      </State>
      <State name="invalid">
        <FileDrop {...args} errorMessage="Add a photo of the document." />
      </State>
      <State name="disabled">
        <FileDrop {...args} isDisabled />
      </State>
      <State name="files">
        <FileDrop
          {...args}
          items={[
            { id: '1', file: picture, status: 'sent' },
            { id: '2', file: contract, status: 'sending', percent: 40 },
            { id: '3', file: contract, status: 'ready' },
            {
              id: '4',
              file: contract,
              status: 'failed',
              reason: 'The connection was lost. Send it again.',
            },
          ]}
        />
      </State>
    </States>
  ),
});
