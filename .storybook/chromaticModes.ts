const english = {
  'English, light, 1440 px': { language: 'en', scheme: 'light', viewport: { width: 1440, height: 900 } },
};

const russian = {
  'Russian, dark, 360 px': { language: 'ru', scheme: 'dark', viewport: { width: 360, height: 800 } },
};

/** How Chromatic takes a grid of states: once. Other looks of it are compared in this repository. */
export const gridModes = english;

/** How Chromatic takes a screen: in both languages, both schemes and at both ends of the width. */
export const screenModes = { ...english, ...russian };
