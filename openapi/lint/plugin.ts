import { boundedBodies } from './rules/boundedBodies.ts';
import { deprecation } from './rules/deprecation.ts';
import { describedProperties } from './rules/describedProperties.ts';
import { examples } from './rules/examples.ts';
import { exactNumbers } from './rules/exactNumbers.ts';
import { layout } from './rules/layout.ts';
import { operationName } from './rules/operationName.ts';
import { origin } from './rules/origin.ts';
import { portablePatterns } from './rules/portablePatterns.ts';
import { problems } from './rules/problems.ts';

/** What this contract asks of itself beyond Redocly's own rules; `redocly.yaml` switches them on. */
export default function contractPlugin() {
  return {
    id: 'contract',
    rules: {
      oas3: {
        layout,
        'operation-name': operationName,
        origin,
        examples,
        problems,
        deprecation,
        'described-properties': describedProperties,
        'exact-numbers': exactNumbers,
        'bounded-bodies': boundedBodies,
        'portable-patterns': portablePatterns,
      },
    },
  };
}
