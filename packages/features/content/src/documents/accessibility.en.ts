import type { LegalText } from './DocumentText.ts';

export const accessibility: LegalText = {
  title: 'Accessibility statement',
  description: 'What works for everybody, how it was tested and what does not work yet.',
  lead: 'The aim is level AA of WCAG 2.2 on every page. This is what was tested, and what does not work yet.',
  version: '1.0',
  date: '2026-11-28',
  sections: [
    {
      id: 'works',
      title: 'What was tested',
      blocks: [
        {
          points: [
            'Every component and every page is opened in each of its states in Chromium, and every kind of element is checked with the program axe.',
            'Everything works with the keyboard alone. Each component has a test that presses its keys.',
            'Pages work at a width of 320 px without scrolling sideways, also with text twice as large and with longer words.',
            'Touch targets are 44 px. State is never shown by colour alone. Contrast in light and dark follows rules that a test checks.',
            'Animation stops when the system asks for less motion.',
          ],
        },
      ],
    },
    {
      id: 'fails',
      title: 'What does not work, or was not tested',
      blocks: [
        {
          points: [
            'We have not tested the site with people who use assistive technology, nor by hand with a screen reader: names, roles and announcements are checked by programs only.',
            'A chart needs arrow keys to read single days; the same figures are in a table beside it.',
            'A QR code can only be scanned; the address is written beside it.',
            'Verification needs photos. If you cannot take them, write to {{email}}.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Report a problem',
      blocks: [
        'Write to {{email}} with the address of the page, your browser and what you use to read it. We confirm within 2 working days and say when it will be fixed.',
      ],
    },
  ],
};
