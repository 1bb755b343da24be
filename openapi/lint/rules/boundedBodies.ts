import type { Operation, Schema, Walk } from '../walk.ts';

/** What a client sends is bounded: the size of the body, the items of a list, the names of a map. */
export function boundedBodies() {
  return {
    Operation(operation: Operation, { location, report, resolve }: Walk) {
      const { requestBody, 'x-body-limit': limit } = operation;
      if (requestBody === undefined) {
        if (limit !== undefined) report({ message: 'Only an operation with a body has an `x-body-limit`.' });
        return;
      }
      const atBody = location.child(['requestBody']);
      if (!Number.isInteger(limit)) {
        report({
          message: 'An operation with a body states how many bytes it may have, as `x-body-limit`.',
          location: atBody,
        });
      }

      function check(schema: Schema, file: string): void {
        if (schema.$ref) {
          const { node, location: target } = resolve(schema, file);
          if (node && target) check(node, target.source.absoluteRef);
          return;
        }
        const { type = [], items, properties = {}, oneOf = [], additionalProperties } = schema;
        if (type.includes('array') && schema.maxItems === undefined)
          report({ message: 'A list in a body has `maxItems`.', location: atBody });
        if (additionalProperties instanceof Object && schema.maxProperties === undefined)
          report({ message: 'A map in a body has `maxProperties`.', location: atBody });
        for (const inner of [...Object.values(properties), ...oneOf, ...(items ? [items] : [])])
          check(inner, file);
      }
      for (const { schema } of Object.values(requestBody.content ?? {})) {
        if (schema) check(schema, location.source.absoluteRef);
      }
    },
  };
}
