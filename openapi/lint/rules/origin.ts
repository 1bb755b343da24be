import type { Operation, Walk } from '../walk.ts';

/** An operation says whether the specification has it, and an extension says in one line why it is needed. */
export function origin() {
  return {
    Operation(operation: Operation, { location, report }: Walk) {
      const reason = operation['x-origin-reason'];
      switch (operation['x-origin']) {
        case 'specification':
          if (reason === undefined) return;
          report({
            message: 'Only an extension needs a reason.',
            location: location.child(['x-origin-reason']),
          });
          return;
        case 'extension':
          if (typeof reason === 'string' && /^\S.*[.]$/.test(reason)) return;
          report({ message: 'An extension says why in one line, as `x-origin-reason`.' });
          return;
        default:
          report({ message: '`x-origin` is `specification` or `extension`.' });
      }
    },
  };
}
