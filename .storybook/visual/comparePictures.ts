import { PNG } from 'pngjs';
import { TOLERANCE } from './tolerance.ts';

export interface Comparison {
  /** The number of pixels beyond the tolerance, including those outside the smaller image. */
  differing: number;
  /** The largest channel difference, of 255. */
  worst: number;
  /** Draws the second image faded, with differences in red. */
  draw: () => Buffer;
}

/** Compares two PNGs by pixel and channel, including anti-aliased pixels. */
export function comparePictures(before: Buffer, after: Buffer): Comparison {
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const draw = () => drawDifference(old, now);
  if (old.width === now.width && old.data.equals(now.data)) return { differing: 0, worst: 0, draw };
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  let differing = 0;
  let worst = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const distance = distanceAt(old, now, x, y);
      worst = Math.max(worst, distance);
      if (distance > TOLERANCE) differing += 1;
    }
  }
  return { differing, worst, draw };
}

function drawDifference(old: PNG, now: PNG): Buffer {
  const shown = new PNG({ width: Math.max(old.width, now.width), height: Math.max(old.height, now.height) });
  for (let y = 0; y < shown.height; y += 1) {
    for (let x = 0; x < shown.width; x += 1) {
      paint(shown, now, x, y, distanceAt(old, now, x, y) > TOLERANCE);
    }
  }
  return PNG.sync.write(shown);
}

function distanceAt(old: PNG, now: PNG, x: number, y: number): number {
  if (x >= Math.min(old.width, now.width) || y >= Math.min(old.height, now.height)) return 255;
  const here = (y * old.width + x) * 4;
  const there = (y * now.width + x) * 4;
  let furthest = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const distance = Math.abs((old.data[here + channel] ?? 0) - (now.data[there + channel] ?? 0));
    if (distance > furthest) furthest = distance;
  }
  return furthest;
}

function paint(shown: PNG, now: PNG, x: number, y: number, isDifferent: boolean) {
  const from = (y * now.width + x) * 4;
  const to = (y * shown.width + x) * 4;
  const grey = x < now.width && y < now.height ? 200 + Math.round((now.data[from + 1] ?? 0) / 5) : 255;
  shown.data.set(isDifferent ? [225, 0, 40, 255] : [grey, grey, grey, 255], to);
}

/** Recompresses a screenshot: without PNG filters flat areas compress best. */
export const repack = (picture: Buffer): Buffer =>
  PNG.sync.write(PNG.sync.read(picture), {
    colorType: 2,
    filterType: 0,
    deflateLevel: 9,
    deflateStrategy: 0,
  });
