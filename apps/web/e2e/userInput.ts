import type { Locator, Page } from 'playwright';

/** How a user operates a page. The journey runs once with the mouse and once with the keyboard. */
export interface UserInput {
  /** Enters a text into a field and replaces its content. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Presses a button, or follows a link. */
  press: (control: Locator) => Promise<void>;
  /** Chooses one of a group of radios. */
  choose: (radio: Locator) => Promise<void>;
  /** Ticks a checkbox. */
  tick: (checkbox: Locator) => Promise<void>;
}

/** A sheet that opens moves what is in it; a user presses it once it stands still. */
async function arrived(control: Element): Promise<void> {
  const entries = document.getAnimations().filter(({ effect }) => {
    const isEndless = effect?.getComputedTiming().endTime === Infinity;
    return effect instanceof KeyframeEffect && !isEndless && effect.target?.contains(control);
  });
  await Promise.allSettled(entries.map(({ finished }) => finished));
}

/** Uses the mouse, and pastes. */
export const mouse: (page: Page) => UserInput = () => ({
  write: (field, text) => field.fill(text),
  async press(control) {
    await control.evaluate(arrived);
    await control.click();
  },
  // The input of a radio or checkbox is visually hidden, so its label is clicked.
  choose: (radio) => radio.click({ force: true }),
  tick: (checkbox) => checkbox.click({ force: true }),
});

/** Uses only the keyboard: moves the focus with Tab and the arrow keys. */
export function keyboard(page: Page): UserInput {
  const FARTHEST = 150;

  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

  async function reach(target: Locator) {
    await target.waitFor({ state: 'attached' });
    for (let step = 0; step < FARTHEST; step += 1) {
      if (await isFocused(target)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${String(target)}`);
  }

  /** Tab reaches only one radio of a group. The arrow keys move between the others. */
  async function reachRadio(radio: Locator) {
    await radio.waitFor({ state: 'attached' });
    const inGroup = () =>
      radio.evaluate((element) => {
        const { activeElement } = document;
        return (
          element instanceof HTMLInputElement &&
          activeElement instanceof HTMLInputElement &&
          activeElement.type === 'radio' &&
          activeElement.name === element.name
        );
      });
    for (let step = 0; step < FARTHEST && !(await inGroup()); step += 1) await page.keyboard.press('Tab');
    for (let step = 0; step < FARTHEST; step += 1) {
      if (await isFocused(radio)) return;
      await page.keyboard.press('ArrowDown');
    }
    throw new Error(`The keyboard never came to ${String(radio)}`);
  }

  return {
    async write(field, text) {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    async press(control) {
      await reach(control);
      await page.keyboard.press('Enter');
    },
    async choose(radio) {
      await reachRadio(radio);
      if (!(await radio.isChecked())) await page.keyboard.press('Space');
    },
    async tick(checkbox) {
      await reach(checkbox);
      await page.keyboard.press('Space');
    },
  };
}
