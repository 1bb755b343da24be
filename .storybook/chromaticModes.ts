const english = {
  'English, light, 1440 px': { language: 'en', scheme: 'light', viewport: { width: 1440, height: 900 } },
};

const russian = {
  'Russian, dark, 360 px': { language: 'ru', scheme: 'dark', viewport: { width: 360, height: 800 } },
};

/** Chromatic takes one snapshot per grid. */
export const gridModes = english;

/** Chromatic takes screens in both languages, both schemes, and at the smallest and largest width. */
export const screenModes = { ...english, ...russian };
