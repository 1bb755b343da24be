import { beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { gridOf } from './grids.ts';
import { holdStill, prepareStage, resizeStage } from './stage.ts';

beforeAll(prepareStage);

describe('a mouse on a row of a table that leads somewhere', () => {
  async function showRow() {
    await resizeStage(1024, 720);
    await gridOf('Table').show('en');
    await holdStill();
    const row = document.querySelector('tbody tr:has(input):has(a)')!;
    const follow = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    row.querySelector('a')!.addEventListener('click', follow);
    return { box: row.querySelector('input')!, words: row.querySelector('time')!, follow };
  }

  // By force: the pointer goes there whatever lies over it, as a hand would.
  const click = (element: Element) => userEvent.click(element, { force: true });

  it('selects it by its box, and goes nowhere', async () => {
    const { box, follow } = await showRow();
    const wasChecked = box.checked;
    await click(box);
    expect(box.checked).toBe(!wasChecked);
    expect(follow).not.toHaveBeenCalled();
  });

  it('follows its link from its words', async () => {
    const { box, words, follow } = await showRow();
    const wasChecked = box.checked;
    await click(words);
    expect(follow).toHaveBeenCalledOnce();
    expect(box.checked).toBe(wasChecked);
  });
});
