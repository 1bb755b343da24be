import type { Operation, Parameter, Response, Walk } from '../walk.ts';

const problemJson = 'application/problem+json';
const problem = '../schemas/Problem.yaml';

/** The one call that responds during technical works: it is how a client learns of their end. */
const responsesDuringWorks = 'getTechnicalWork';

/** An operation states the problems that its own shape makes possible; each is a problem body whose examples keep its status. */
export function problems() {
  return {
    Operation(operation: Operation, { location, report, resolve }: Walk) {
      const stated = Object.keys(operation.responses ?? {});
      for (const [status, why] of expected(operation, location.source.absoluteRef, resolve)) {
        if (stated.includes(status)) continue;
        report({ message: `${status} is missing: ${why}.`, location: location.child(['responses']) });
      }
    },
    Response({ content = {} }: Response, { key, report }: Walk) {
      const status = Number(key);
      if (!(status >= 400)) return;
      const body = content[problemJson];
      if (Object.keys(content).length !== 1 || body?.schema?.$ref !== problem) {
        report({ message: `An error has one body, \`${problemJson}\` with the schema \`Problem\`.` });
        return;
      }
      for (const [name, { value }] of Object.entries(body.examples ?? {})) {
        if (value instanceof Object && 'status' in value && value.status === status) continue;
        report({ message: `The example \`${name}\` repeats the status ${status}.` });
      }
    },
  };
}

function expected(
  operation: Operation,
  file: string,
  resolve: Walk['resolve'],
): [status: string, why: string][] {
  const { operationId, parameters = [], requestBody, security } = operation;
  const asks = (place: string) => parameters.some((parameter) => placeOf(parameter, resolve) === place);
  const isMovingMoney = parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey.yaml'));
  const isUpload = requestBody?.content?.['multipart/form-data'] !== undefined;
  const rules: [boolean, string, string][] = [
    [security?.length !== 0, '401', 'the call needs a token'],
    [file.includes('{id}'), '404', 'the id may lead nowhere'],
    [isMovingMoney, '409', 'an idempotency key may be used again with another body'],
    [requestBody !== undefined, '413', 'what is sent may be too large'],
    [isUpload, '415', 'an upload may be of a wrong type'],
    [requestBody !== undefined || asks('query') || asks('header'), '422', 'what is sent may be wrong'],
    [true, '429', 'any call may come too often'],
    [true, '500', 'any call may fail'],
    [operationId !== responsesDuringWorks, '503', 'technical works stop the call'],
  ];
  return rules.filter(([applies]) => applies).map(([, status, why]) => [status, why]);
}

function placeOf(parameter: Parameter, resolve: Walk['resolve']): string | undefined {
  return parameter.in ?? resolve(parameter).node?.in;
}
