import axe from 'axe-core';
import { settle } from './stage.ts';

/** What names or places one element, and says nothing of its kind but whether it is empty. */
const OF_ONE =
  /^(id|for|href|src|d|value|name|title|alt|placeholder|datetime|transform|points|viewBox|width|height|[xy][12]?|data-(key|react-aria-.*)|aria-(labelledby|describedby|controls|owns|activedescendant|label|valuetext))$/;

/** The kinds of parts that axe has looked at in this run: an element with its attributes, inside all that it is in. */
const known = new Set<string>();

const LONGEST = 600;

/** Whether the page has a kind of part that no earlier one had. Remembers its parts. */
function hasNewPart(): boolean {
  const kinds = new Map<Element | null, string>();
  const before = known.size;
  // Scheme and brand are attributes of the root.
  const { documentElement: root, body } = document;
  for (const element of [root, body, ...body.querySelectorAll('*')]) {
    const attributes = Array.from(
      element.attributes,
      ({ name, value }) => `${name}=${OF_ONE.test(name) ? value !== '' : value}`,
    );
    const isNamed = (element.textContent ?? '') !== '';
    const kind = `${kinds.get(element.parentElement) ?? ''}>${element.tagName} ${attributes.join(' ')} ${isNamed}`;
    // The nearest of what it is in.
    const ending = kind.slice(-LONGEST);
    kinds.set(element, ending);
    known.add(ending);
  }
  return known.size > before;
}

/** The violations of all or some rules that axe finds. */
export async function findAxeFaults(...rules: readonly string[]): Promise<string[]> {
  const { violations } = await axe.run(
    // React Aria's announcer keeps a message for a moment after its target is gone. No user can reach it.
    { include: ['body'], exclude: ['[data-live-announcer]'] },
    {
      // A component has no landmarks around it.
      ...(rules.length > 0 ? { runOnly: [...rules] } : { rules: { region: { enabled: false } } }),
      resultTypes: ['violations'],
      // No enabled rule reads style sheets.
      preload: { assets: ['media'] },
    },
  );
  return violations.flatMap(({ help, nodes }) => nodes.map(({ html }) => `${help}: ${html.slice(0, 200)}`));
}

/**
 * What axe finds on the page if it has a kind of part that axe has not looked at in this run: most states of a component differ in
 * their texts only. `npm run test:all` looks at every state.
 */
export async function findFaultsOfNewParts(): Promise<string[]> {
  if (!hasNewPart() && !import.meta.env.EVERY_STATE) return [];
  // Colors of a part that fades in are not yet its own.
  await settle();
  return findAxeFaults();
}
