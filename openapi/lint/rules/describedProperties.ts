import type { Schema, Walk } from '../walk.ts';

/** Every type is described, and every property has a description and an example: its own, or those of its type. */
export function describedProperties() {
  return {
    Schema(schema: Schema, { location, report, resolve }: Walk) {
      if (location.pointer === '#/' && !schema.description) report({ message: 'A type has a description.' });

      const hasExample = (property: Schema): boolean => {
        const {
          example,
          examples = [],
          oneOf = [],
        } = property.$ref ? { ...resolve(property).node, ...property } : property;
        return example !== undefined || examples.length > 0 || oneOf.some(hasExample);
      };
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        const description = property.description ?? (property.$ref && resolve(property).node?.description);
        if (description && hasExample(property)) continue;
        report({
          message: `\`${name}\` needs a description and an example, of its own or of its type.`,
          location: location.child(['properties', name]),
        });
      }
    },
  };
}
