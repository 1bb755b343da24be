import type { Operation, Walk } from '../walk.ts';

/** To see, to make and to change, to prove, to act. */
const verbs = [
  'get|list|preview',
  'create|update|save|set|change|choose|read',
  'request|confirm|validate|resend|submit',
  'register|start|open|close|cancel|remove|replace|buy|make',
].join('|');
const verbAndNoun = new RegExp(`^(${verbs})([A-Z][a-z]+)+$`);

/** Verbs of two words, whose object is the user. */
const phrasalVerb = /^log(In|Out)(With[A-Z][a-z]+)?$/;

/** An operation is named by a verb of the closed list and a noun; code and tests call it by that name. */
export function operationName() {
  return {
    Operation({ operationId = '' }: Operation, { location, report }: Walk) {
      if (verbAndNoun.test(operationId) || phrasalVerb.test(operationId)) return;
      report({
        message: `\`operationId\` is a verb and a noun, the verb one of: ${verbs.replaceAll('|', ', ')}.`,
        location: location.child(['operationId']),
      });
    },
  };
}
