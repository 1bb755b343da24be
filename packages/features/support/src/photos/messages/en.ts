/** The messages of photos. The source: every other language has these keys. */
export const en = {
  label: 'Photos',
  rules:
    'Up to three, {{formats}}, up to {{size}} each. We remove the data about place and device. Cover codes and passwords before you send a picture of a screen.',
  choose: 'Choose photos',
  drop: 'or drop them here',
  remove: 'Remove “{{name}}”',
  retry: 'Send “{{name}}” again',
  ready: 'goes with the message',
  sending: 'sending, {{percent}}%',
  sent: 'sent',
  refused: {
    type: '“{{name}}” is not a photo that we can take. Choose {{formats}}.',
    unreadable: '“{{name}}” cannot be opened. Choose it again or take another photo.',
    empty: '“{{name}}” is empty. Choose another photo.',
    size: '“{{name}}” is larger than {{size}}. Take the photo at a lower resolution.',
    count: 'A message takes three photos. “{{name}}” was not added.',
    folder: '“{{name}}” is a folder. Open it and choose photos.',
  },
  failed: 'The photo was not sent. Try again, or remove it.',
  sentPhotos: 'Photos of the message',
  photo: 'Photo {{number}} of {{total}}',
  open: 'Open photo {{number}} of {{total}}',
  close: 'Close',
  loading: 'The photo is loading',
  missing: 'The photo did not load',
} as const;
