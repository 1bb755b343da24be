import { expect, it } from 'vitest';
import { addVersion, changesSinceRelease, lacksNote, readNotes } from './releasedContract.ts';

const breaking = { text: '`GET /user/balance`: removed', isBreaking: true };
const added = { text: '`GET /user/limits`: added', isBreaking: false };
const note = 'Breaking contract: call `GET /user/limits` instead.';

it('has a note for each release with a breaking change', () => {
  expect(
    lacksNote(changesSinceRelease(), readNotes()),
    'Begin a paragraph of a changeset with "Breaking contract:" and say what a client has to change. `npm run contract:changes` lists the changes.',
  ).toBe(false);
});

it('asks for a note only where a change breaks a client', () => {
  expect(lacksNote([added, breaking], [])).toBe(true);
  expect(lacksNote([added, breaking], [note])).toBe(false);
  expect(lacksNote([added], [])).toBe(false);
});

it('writes the notes and the changes of a version before those of earlier versions', () => {
  expect(
    addVersion(
      '# Changelog\n\nIntroduction.\n\n## 0.1.0\n\nThe first.\n',
      '0.2.0',
      [added, breaking],
      [note],
    ),
  ).toBe(
    `# Changelog

Introduction.

## 0.2.0

${note}

### Breaking

- ${breaking.text}

### Not breaking

- ${added.text}

## 0.1.0

The first.
`,
  );
});

it('writes nothing for a version with the same contract', () => {
  expect(addVersion('# Changelog\n', '0.2.0', [], [])).toBe('# Changelog\n');
});
