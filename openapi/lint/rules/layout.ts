import type { MediaType, Reference, Response, Schema, Walk } from '../walk.ts';

interface Root {
  readonly components?: Readonly<Record<string, unknown>>;
}

/** One file per path, named by it; one type per file; errors written once; the root holds references alone. */
export function layout() {
  return {
    Root(root: Root, { location, report }: Walk) {
      for (const kind of Object.keys(root.components ?? {}).filter((name) => name !== 'securitySchemes')) {
        report({
          message: `The root holds references alone; \`${kind}\` have files of their own.`,
          location: location.child(['components', kind]),
        });
      }
    },
    Paths(paths: Readonly<Record<string, Reference>>, { location, report }: Walk) {
      for (const [path, { $ref }] of Object.entries(paths)) {
        const file = `paths/${path.replaceAll(/^\/|\/$/g, '').replaceAll('/', '.')}.yaml`;
        if ($ref !== file)
          report({ message: `This path belongs in \`${file}\`.`, location: location.child([path]) });
      }
    },
    Response(_response: Response, { key, rawNode, report }: Walk) {
      if (Number(key) >= 400 && !isIn('responses', rawNode)) {
        report({ message: 'An error is written once, in `responses/`.' });
      }
    },
    MediaType({ schema }: MediaType, { report }: Walk) {
      if (schema && !isIn('schemas', schema))
        report({ message: 'A body is a type of its own, in `schemas/`.' });
    },
    Schema(schema: Schema, { location, report }: Walk) {
      if (schema.properties && location.pointer !== '#/') {
        report({ message: 'An object inside another is a type of its own, in `schemas/`.' });
      }
    },
  };
}

function isIn(folder: string, { $ref }: Reference): boolean {
  return $ref?.startsWith(`../${folder}/`) === true;
}
