import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { toBrand, toLanguage, toScheme } from '#.storybook/StoryEnvironment';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, waitFor, within } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { applyBrand, pinScheme } from '../brand/index.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { GlobalStyles } from '../GlobalStyles/GlobalStyles.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Select } from '../Select/Select.tsx';
import { SelectItem } from '../Select/SelectItem.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { UiProvider } from './UiProvider.tsx';

const meta = preview.meta({
  component: UiProvider,
  subcomponents: { StyleCacheOptions: shapes.StyleCacheOptions },
  title: 'Developers/UiProvider',
  args: { locale: 'en-GB', children: null },
  parameters: { layout: 'padded' },
});

/** The `@font-face` rules of the page, which a document in an iframe needs too, with absolute URLs. */
const fontFaces = () =>
  [...document.styleSheets]
    .flatMap((sheet) =>
      [...sheet.cssRules]
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map(({ cssText }) =>
          cssText.replaceAll(
            /url\("([^"]+)"\)/g,
            (_, path: string) => `url("${new URL(path, sheet.href ?? document.baseURI).href}")`,
          ),
        ),
    )
    .join('\n');

/** Gives the iframe the look of the surrounding page. */
function dress(inside: Document, { brand, language, scheme }: Record<string, unknown>) {
  inside.documentElement.lang = toLanguage(language);
  inside.head.appendChild(inside.createElement('style')).textContent = fontFaces();
  applyBrand(toBrand(brand), inside);
  pinScheme(toScheme(scheme), inside);
}

interface FrameProps {
  label: string;
  locale: string;
  onReady: (inside: Document) => void;
  children: ReactNode;
}

function Frame({ label, locale, onReady, children }: FrameProps) {
  const [inside, setInside] = useState<Document>();
  return (
    <>
      <iframe
        title={label}
        sandbox="allow-same-origin"
        srcDoc="<!doctype html><title>Inside</title>"
        height={420}
        style={{ inlineSize: '100%', border: 0 }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return;
          onReady(contentDocument);
          setInside(contentDocument);
        }}
      />
      {inside &&
        createPortal(
          <UiProvider locale={locale} document={inside}>
            <GlobalStyles />
            {children}
          </UiProvider>,
          inside.body,
        )}
    </>
  );
}

function Help({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{label}</Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={label} closeLabel="Close">
        <Text>A coin goes by one network alone. Another one would lose it.</Text>
      </Dialog>
    </>
  );
}

/** Styles go to the head of the iframe's document, and overlays open inside it. */
export const InsideAnIframe = meta.story({
  render: (_, { globals }) => (
    <Frame label="A cabinet in a frame" locale="en-GB" onReady={(inside) => dress(inside, globals)}>
      <Card title="Withdrawal" action={<Help label="What is a network?" />}>
        <Stack gap={4}>
          <Text>The list below opens inside this frame.</Text>
          <Select label="Network" placeholder="Choose a network">
            <SelectItem id="tron" label="TRON (TRC-20)" />
            <SelectItem id="ton" label="TON" />
          </Select>
        </Stack>
      </Card>
    </Frame>
  ),
  async play({ canvas, userEvent }) {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('A cabinet in a frame');
    await waitFor(() => expect(frame.contentDocument?.querySelector('button')).toBeTruthy());
    const inside = within(frame.contentDocument!.body);
    const opener = inside.getByRole('button', { name: /^Network|Network$/ });
    await userEvent.click(opener);
    await userEvent.click(await inside.findByRole('option', { name: 'TON' }));
    await expect(opener).toHaveTextContent('TON');

    await userEvent.click(inside.getByRole('button', { name: 'What is a network?' }));
    const dialog = await inside.findByRole('dialog', { name: 'What is a network?' });
    // The dialog fades in.
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(frame.closest('[inert], [aria-hidden]')).toBeNull();
  },
});

const letters = { day: 'D', month: 'M', year: 'Y' };

interface WrittenProps {
  /** The language of a date; empty for the browser's default. */
  language: string;
}

function Written({ language }: WrittenProps) {
  const [day, setDay] = useState<string | undefined>('2026-10-15');
  return (
    <Stack gap={4}>
      <KeyValueList
        items={[
          {
            id: 'balance',
            term: 'Balance',
            value: <Amount value={{ amount: '1234567.5', currency: 'USDT' }} />,
          },
          {
            id: 'day',
            term: 'Until',
            value: (
              <span lang={language}>
                <DateTime value="2026-10-15T08:30:00Z" timeZone="UTC" />
              </span>
            ),
          },
        ]}
      />
      <DateField
        label="Day"
        value={day}
        onChange={setDay}
        letters={letters}
        messages={{
          unreadable: (pattern) => `Type it as ${pattern}`,
          outside: 'Another day, please.',
        }}
      />
      <NumberField
        label="Attempts"
        decrementLabel="Fewer"
        incrementLabel="More"
        messages={{
          unreadable: 'Write it in digits.',
          outside: 'Whole attempts only.',
        }}
        defaultValue={12_345}
      />
    </Stack>
  );
}

/**
 * React Aria has strings for German, but not for Vietnamese: its few texts are then English, while `Intl`
 * formats numbers and dates. `xx` is no language, so the browser uses its own. `de_DE` is read as German, and
 * an invalid tag becomes English.
 */
export const LocaleThatIsNotLoaded = meta.story({
  render: function LocaleThatIsNotLoaded() {
    const locales = [
      ['de-DE', 'de'],
      ['vi-VN', 'vi'],
      ['xx', ''],
      ['de_DE', 'de'],
      ['no tag', 'en'],
    ] as const;
    return (
      <Grid min="medium">
        {locales.map(([locale, language]) => (
          <Card key={locale} title={locale}>
            <UiProvider locale={locale}>
              <Written language={language} />
            </UiProvider>
          </Card>
        ))}
      </Grid>
    );
  },
  async play({ canvas, canvasElement }) {
    // The groups of a figure are elements of their own.
    const figures = [...canvasElement.querySelectorAll('data')].map(({ textContent }) => textContent);
    await expect(figures.filter((figure) => /1\.234\.567,50?/.test(figure))).toHaveLength(3);
    await expect(figures.filter((figure) => /1.234.567[.,]50?/.test(figure))).toHaveLength(5);
    await expect(canvas.getAllByRole('textbox')).toHaveLength(10);
  },
});
