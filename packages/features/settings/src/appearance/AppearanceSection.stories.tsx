import { inToasts } from '#.storybook/inToasts';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { settingsHandlers } from '../settings.handlers.ts';
import { AppearanceSection } from './AppearanceSection.tsx';

const meta = preview.meta({
  component: AppearanceSection,
  title: 'Screens/Settings/Language and appearance',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'appearanceSettings',
      purpose: 'Chooses the language, the color scheme and the display currency.',
      specification: '1, English and Russian; 9, fallback language',
      rules: ['A choice takes effect at once, without a button.'],
    } satisfies ScreenStory,
  },
  args: {
    language: 'en' as const,
    languages: [
      { code: 'en' as const, name: 'English', href: '#en' },
      { code: 'ru' as const, name: 'Русский', href: '#ru' },
    ],
    onLanguageChange: fn(),
    onSchemeChange: fn(),
    displayCurrency: { code: 'EUR', onChange: fn() },
  },
  decorators: [inToasts],
  // Resets the scheme to the toolbar's for the next story.
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.goodDay);
    const before = document.documentElement.dataset.scheme;
    return () => {
      if (before !== undefined) document.documentElement.dataset.scheme = before;
    };
  },
});

export const Choice = meta.story();

export const Chosen = meta.story({
  async play({ args }) {
    await userEvent.click(screen.getByRole('radio', { name: /^(dark|тёмная)$/i }));
    await expect(args.onSchemeChange).toHaveBeenCalledWith('dark');
    await screen.findByText(/^(the colour scheme is saved|цветовая схема сохранена)/i);
    await userEvent.click(screen.getByRole('link', { name: 'Русский' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('ru');
  },
});
