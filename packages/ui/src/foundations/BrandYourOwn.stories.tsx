import { BrandPlayground } from '#.storybook/BrandPlayground';
import preview from '#.storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { meridian } from '../brands/meridian.ts';
import { nocturne } from '../brands/nocturne.ts';
import { saffron } from '../brands/saffron.ts';

const meta = preview.meta({
  title: 'Brand your own/Playground',
  parameters: { layout: 'padded' },
  render: (_args, { globals }) => {
    const choices = [meridian, saffron, nocturne].find(({ name }) => name === globals.brand) ?? meridian;
    return <BrandPlayground key={choices.name} initial={choices} />;
  },
});

const accentOfPage = () => getComputedStyle(document.documentElement).getPropertyValue('--mn-accent').trim();

export const Playground = meta.story();

export const Refusal = meta.story({
  globals: { brand: 'Meridian' },
  async play({ canvas, userEvent }) {
    const accent = canvas.getByRole('textbox', { name: 'accent' });
    await userEvent.clear(accent);
    await userEvent.type(accent, '#8f6d9c');
    const refusal = await canvas.findByText(
      /^Meridian cannot be used: the text of the main action on the accent/,
    );
    await expect(refusal).toHaveTextContent(/The nearest accent that passes is #[\da-f]{6}/);
    const before = accentOfPage();

    const take = canvas.getByRole('button', { name: /^Take #/ });
    const proposed = (take.textContent ?? '').replace('Take ', '');
    await userEvent.click(take);
    await expect(accent).toHaveValue(proposed);
    await waitFor(() => expect(canvas.queryByText(/cannot be used/)).not.toBeInTheDocument());
    await expect(accentOfPage()).not.toBe(before);
    await expect(canvas.getByText(/export const brand = defineBrand/)).toHaveTextContent(proposed);
  },
});

export const AnotherBrandAtOnce = meta.story({
  globals: { brand: 'Meridian' },
  async play({ canvas, userEvent }) {
    const name = canvas.getByRole('textbox', { name: 'name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Aurora');
    await expect(canvas.getAllByText('Aurora').length).toBeGreaterThan(0);
    await userEvent.click(within(canvas.getByRole('radiogroup', { name: 'shadow' })).getByText('none'));
    await waitFor(() =>
      expect(getComputedStyle(document.documentElement).getPropertyValue('--mn-shadow-2')).toContain('1px'),
    );
  },
});
