import type { Operation, Walk } from '../walk.ts';

/** What a deprecated operation sends with each response; its own responses declare it, errors are written once for all. */
const headers = { Deprecation: '../headers/Deprecation.yaml', Link: '../headers/SuccessorLink.yaml' };

const day = /^\d{4}-\d{2}-\d{2}$/;

/** A deprecated operation says since which day and what to call instead, and sends both; no other one does. */
export function deprecation() {
  return {
    Operation(operation: Operation, { location, report }: Walk) {
      const since = operation['x-deprecated-since'];
      const successor = operation['x-successor'];
      if (operation.deprecated !== true) {
        if (since === undefined && successor === undefined) return;
        report({ message: 'Only a deprecated operation has `x-deprecated-since` and `x-successor`.' });
        return;
      }
      if (typeof since !== 'string' || !day.test(since) || Number.isNaN(Date.parse(since))) {
        report({ message: 'A deprecated operation says since which day, as `x-deprecated-since`.' });
      }
      if (typeof successor !== 'string' || !successor.startsWith('/')) {
        report({ message: 'A deprecated operation names the path to call instead, as `x-successor`.' });
      }
      for (const [status, response] of Object.entries(operation.responses ?? {})) {
        if (Number(status) >= 400) continue;
        for (const [name, file] of Object.entries(headers)) {
          if (response.headers?.[name]?.$ref === file) continue;
          report({
            message: `A deprecated operation sends \`${name}\`, as \`${file}\` has it.`,
            location: location.child(['responses', status]),
          });
        }
      }
    },
  };
}
