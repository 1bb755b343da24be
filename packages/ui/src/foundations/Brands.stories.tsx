import preview from '#.storybook/preview';
import { BrandSample } from '#.storybook/BrandSample';
import { toBrand } from '#.storybook/StoryEnvironment';
import { useSay } from '#.storybook/useSay';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { brandCss } from '../brand/brandCss.ts';
import { defineBrand } from '../brand/defineBrand.ts';
import { saffron } from '../brands/saffron.ts';
import { Button } from '../Button/Button.tsx';
import { Container } from '../Container/Container.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';

const meta = preview.meta({
  title: 'Foundations/Brands',
  parameters: { layout: 'padded' },
});

export const TheBrandOfTheToolbar = meta.story({
  render: (_args, { globals }) => {
    const { name, logo } = toBrand(globals.brand);
    return <BrandSample name={name} {...(logo && { logo })} />;
  },
});

const part = "[data-brand='saffron']";

/** A part of the page has a brand of its own, and so have the dialogs that it opens. */
export const TwoOnAPage = meta.story({
  render: function TwoOnAPage() {
    const say = useSay();
    const [isOpen, setOpen] = useState(false);
    return (
      <Stack>
        <style>{brandCss(defineBrand(saffron), part)}</style>
        <div>
          <Button variant="primary">{say('The brand of the page', 'Бренд страницы')}</Button>
        </div>
        <div data-brand="saffron">
          <UiProvider locale={say('en-GB', 'ru-RU')} within={part}>
            <Container>
              <Button variant="primary" onPress={() => setOpen(true)}>
                {say('Saffron', 'Saffron')}
              </Button>
              <Dialog
                isOpen={isOpen}
                onOpenChange={setOpen}
                title={say('A dialog of this part', 'Диалог этой части')}
                actions={
                  <Button variant="primary" onPress={() => setOpen(false)}>
                    {say('Done', 'Готово')}
                  </Button>
                }
              >
                <Text>{say('Its corners are square, too.', 'Углы у него тоже прямые.')}</Text>
              </Dialog>
            </Container>
          </UiProvider>
        </div>
      </Stack>
    );
  },
  async play({ canvas, userEvent }) {
    const fillOf = (button: HTMLElement) => getComputedStyle(button).backgroundColor;
    const opener = await canvas.findByRole('button', { name: 'Saffron' });
    await expect(fillOf(opener)).not.toBe(
      fillOf(canvas.getByRole('button', { name: /The brand of the page|Бренд страницы/ })),
    );
    const fill = fillOf(opener);
    await userEvent.click(opener);
    await expect(fillOf(await screen.findByRole('button', { name: /Done|Готово/ }))).toBe(fill);
  },
});
