import { pageParts } from '@meridian/page-parts';
import { fireEvent } from '@meridian/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { copyText } from './copyText.ts';

const pressCopy = async () => {
  const button = document.querySelector('button')!;
  fireEvent.click(button);
  await copyText(button);
};

beforeEach(() => {
  document.body.innerHTML = `<code id="root">5aa1</code><p><button ${pageParts.copies}="root">Copy</button><span role="status"><b hidden>Copied</b><b hidden>Selected</b></span></p>`;
});

const said = () =>
  [...document.querySelectorAll('[role=status] > :not([hidden])')].map(({ textContent }) => textContent);

test('copies the text of the element that the button names, and says so', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await pressCopy();
  expect(writeText).toHaveBeenCalledWith('5aa1');
  expect(said()).toEqual(['Copied']);
});

test('selects the text where the browser refuses to copy', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  await pressCopy();
  expect(getSelection()?.toString()).toBe('5aa1');
  expect(said()).toEqual(['Selected']);
});
