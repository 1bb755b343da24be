/**
 * The two ways in which Chromatic sees a story that asks for a snapshot. Together they cover both languages, both
 * schemes and both ends of the width, so that a story costs two snapshots and not eight.
 */
export const chromaticModes = {
  'English, light, 1440 px': { language: 'en', scheme: 'light', viewport: { width: 1440, height: 900 } },
  'Russian, dark, 360 px': { language: 'ru', scheme: 'dark', viewport: { width: 360, height: 800 } },
};
