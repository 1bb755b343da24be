import { act, fireEvent, render, screen, user, waitFor } from '@meridian/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

const onAdd = vi.fn();
beforeEach(() => onAdd.mockReset());

const props: FileDropProps = {
  label: 'Photo',
  description: 'JPEG',
  acceptedTypes: ['image/jpeg'],
  maximumBytes: 100,
  maximumFiles: 1,
  items: [],
  onAdd,
  onRemove: vi.fn(),
  onRetry: vi.fn(),
  words: {
    choose: 'Choose',
    drop: 'or drop',
    refuse: ({ reason, file }) => `${file.name}: ${reason}`,
    remove: (name) => name,
    retry: (name) => name,
    ready: 'ready',
    sending: String,
    sent: 'sent',
  },
};

/** What a browser gives for a dropped folder. */
const folder = {
  kind: 'file',
  type: '',
  getAsFile: () => null,
  webkitGetAsEntry: () => ({ isDirectory: true, isFile: false, name: 'holiday' }),
};

it('says that a dropped folder is not a file', async () => {
  render(<FileDrop {...props} />);
  const zone = screen.getByText('or drop').parentElement!;
  const dataTransfer = {
    items: [folder],
    types: ['Files'],
    files: [],
    dropEffect: 'none',
    effectAllowed: 'all',
  };
  const fire = (type: string) =>
    fireEvent(zone, Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer }));
  fire('dragenter');
  fire('dragover');
  await act(async () => void fire('drop'));
  expect(await screen.findByText('holiday: folder')).toBeVisible();
  expect(onAdd).not.toHaveBeenCalled();
});

it('takes another file in place of the only one', async () => {
  const [first, second] = ['first.jpg', 'second.jpg'].map(
    (name) => new File([new Uint8Array([0xff, 0xd8, 0xff])], name, { type: 'image/jpeg' }),
  );
  render(<FileDrop {...props} items={[{ id: 'photo', file: first!, status: 'ready' }]} />);
  await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, second!);
  await waitFor(() => expect(onAdd).toHaveBeenCalledExactlyOnceWith([second]));
});

it('adds files in the order in which they were chosen, however long each takes to read', async () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff]);
  const [slow, quick] = ['slow.jpg', 'quick.jpg'].map(
    (name) => new File([jpeg], name, { type: 'image/jpeg' }),
  );
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  slow!.slice = () => Object.assign(new Blob(), { arrayBuffer: () => promise });
  render(<FileDrop {...props} />);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await user.upload(input, slow!);
  await user.upload(input, quick!);
  expect(onAdd).not.toHaveBeenCalled();
  resolve(jpeg.buffer);
  await waitFor(() => expect(onAdd.mock.calls).toEqual([[[slow]], [[quick]]]));
});
