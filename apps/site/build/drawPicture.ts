import { escapeHtml } from '@meridian/html';
import { Resvg } from '@resvg/resvg-js';
import { brand } from '@meridian/web/brand';
import { hex, light } from './brandColours.ts';
import { pictureFont as font } from './pictureFont.ts';

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

const MARGIN = 72;
const TEXT_WIDTH = 690;
const MOST_LINES = 4;
const SIZES = [72, 64, 56, 48, 40];

const { surface, surfaceSunken, ink, line, accentLine } = light;
const colours = {
  surface: hex(surface),
  sunken: hex(surfaceSunken),
  ink: hex(ink),
  line: hex(line),
  accent: hex(accentLine),
};

const textAt = (text: string, x: number, y: number, size: number) =>
  `<text x="${x}" y="${y}" font-weight="600" font-size="${size}" letter-spacing="${-size / 50}" fill="${colours.ink}">${escapeHtml(text)}</text>`;

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">${content}</svg>`;

/** Small, because resvg cuts a box off at the edge of the picture. */
const MEASURED_SIZE = 20;
const widths = new Map<string, number>();

/** The width of a text at a size of 1 px. */
function widthOf(text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  const box = new Resvg(svg(textAt(text, 0, 200, MEASURED_SIZE)), { font }).innerBBox();
  const width = (box?.width ?? 0) / MEASURED_SIZE;
  widths.set(text, width);
  return width;
}

/** Breaks a title into lines. Undefined when a word is too wide for a line. */
function linesOf(title: string, size: number): string[] | undefined {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    if (widthOf(word) * size > TEXT_WIDTH) return undefined;
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) * size <= TEXT_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function fit(title: string): { size: number; lines: string[] } {
  for (const size of SIZES) {
    const lines = linesOf(title, size);
    if (lines && lines.length <= MOST_LINES) return { size, lines };
  }
  throw new Error(`The title "${title}" does not fit into its picture.`);
}

/** The globe of the home page: a deposit on its way along a meridian. */
const globe = `<g transform="translate(760 27) scale(1.25)" fill="none">
<circle cx="190" cy="230" r="180" fill="${colours.sunken}"/>
<g stroke="${colours.line}" stroke-width="1.5">${[180, 156, 114, 60]
  .map((radius) => `<ellipse cx="190" cy="230" rx="${radius}" ry="180"/>`)
  .join('')}<path d="M190 50V410M10 230H370M34 140H346M34 320H346"/></g>
<path d="M190 410A114 180 0 0 0 190 50" stroke="${colours.accent}" stroke-width="4" stroke-linecap="round"/>
<g fill="${colours.surface}" stroke="${colours.accent}" stroke-width="2">${[
  [229, 399],
  [263, 368],
  [287, 325],
  [300, 280],
  [304, 230],
  [300, 180],
  [287, 135],
  [263, 92],
  [236, 66],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5"/>`)
  .join('')}</g>
<circle cx="190" cy="410" r="9" fill="${colours.accent}"/>
<circle cx="190" cy="50" r="9" fill="${colours.accent}"/>
</g>`;

function mark(): string {
  if (!brand.logo) return textAt(brand.name, MARGIN, 116, 36);
  const [, , width = 24] = brand.logo.viewBox.split(' ').map(Number);
  const logo = `<path d="${brand.logo.path}" fill="${colours.accent}" fill-rule="evenodd" transform="translate(${MARGIN - 5} 72) scale(${60 / width})"/>`;
  return logo + textAt(brand.name, MARGIN + 70, 116, 36);
}

/** Draws the picture of a page for link previews as PNG: the brand, the title and the meridians. */
export function drawPicture(title: string): Buffer {
  const { size, lines } = fit(title);
  const lineHeight = size * 1.15;
  const top = PICTURE_HEIGHT - MARGIN - 8 - (lines.length - 1) * lineHeight;
  const words = lines.map((text, index) => textAt(text, MARGIN, top + index * lineHeight, size));
  const background = `<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="${colours.surface}"/>`;
  return new Resvg(svg([background, globe, mark(), ...words].join('')), { font }).render().asPng();
}
