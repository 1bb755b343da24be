import type { Schema, Walk } from '../walk.ts';

/** Groups that look around, back references, Unicode properties, and classes that mean more than ASCII in some languages. */
const notPortable = /\(\?(?!:)|\\[1-9kpPdDwWsSbB]/;

/** Every server and generated client has to read a pattern the same way, in Python, Go, Java, C# and JavaScript. */
export function portablePatterns() {
  return {
    Schema({ pattern }: Schema, { location, report }: Walk) {
      const [found] = notPortable.exec(pattern ?? '') ?? [];
      if (found === undefined) return;
      report({
        message: `Not every language reads \`${found}\` in a pattern the same way: write a class such as \`[0-9]\`.`,
        location: location.child(['pattern']),
      });
    },
  };
}
