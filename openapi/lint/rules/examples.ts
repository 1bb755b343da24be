import type { MediaType, Parameter, Walk } from '../walk.ts';

/** Every body, of a request or a response, and every parameter has an example: they seed the fixtures of stories and tests. */
export function examples() {
  return {
    MediaType(body: MediaType, { report }: Walk) {
      const values = Object.values(body.examples ?? {});
      if (values.length === 0 || values.some(({ value }) => value === undefined)) {
        report({ message: 'A body has at least one example, each with a `value`.' });
      }
    },
    Parameter({ description, example }: Parameter, { report }: Walk) {
      if (!description || example === undefined) {
        report({ message: 'A parameter has a description and an `example`.' });
      }
    },
  };
}
