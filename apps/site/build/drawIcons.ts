import { createHash } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';
import { brand } from '@meridian/web/brand';
import { hex, light } from './brandColours.ts';
import { pictureFont } from './pictureFont.ts';

/** How the devices that install the app use an icon. */
const shapes = {
  /** Shown as it is. */
  plain: { radius: 0.22, share: 0.62 },
  /** Cut by the device, which leaves at least the inner circle of 80 %. */
  full: { radius: 0, share: 0.5 },
} as const;

const icons = [
  { name: 'icon-192', size: 192, shape: 'plain' },
  { name: 'icon-512', size: 512, shape: 'plain' },
  { name: 'icon-maskable', size: 512, shape: 'full' },
  { name: 'icon-apple', size: 180, shape: 'full' },
] as const;

/** The logo in a square of this width, or the first letter of a brand without one. */
function mark(width: number): string {
  const fill = hex(light.accentInk);
  if (!brand.logo)
    return `<text x="${width / 2}" y="${width * 0.86}" text-anchor="middle" font-weight="600" font-size="${width}" fill="${fill}">${brand.name.slice(0, 1)}</text>`;
  return `<svg viewBox="${brand.logo.viewBox}" width="${width}" height="${width}"><path d="${brand.logo.path}" fill="${fill}" fill-rule="evenodd"/></svg>`;
}

function draw(size: number, { radius, share }: (typeof shapes)[keyof typeof shapes]): Buffer {
  const width = size * share;
  const margin = (size - width) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * radius}" fill="${hex(light.accent)}"/><g transform="translate(${margin} ${margin})">${mark(width)}</g></svg>`;
  return new Resvg(svg, { font: pictureFont }).render().asPng();
}

/** Draws the brand's mark for installed apps, as PNG by the path in the folder of the site. */
export const drawIcons = (): ReadonlyMap<string, Buffer> =>
  new Map(
    icons.map(({ name, size, shape }) => {
      const png = draw(size, shapes[shape]);
      const hash = createHash('sha256').update(png).digest('hex').slice(0, 8);
      return [`assets/${name}-${hash}.png`, png];
    }),
  );
