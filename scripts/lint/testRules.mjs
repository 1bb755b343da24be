const TEST_FUNCTIONS = new Set(['it', 'test', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach']);

/** The identifier that a call begins with: `it` of `it.each(rows)('…', test)`. */
function rootOf(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return rootOf(node.object);
  if (node.type === 'CallExpression') return rootOf(node.callee);
  return undefined;
}

const methodOf = ({ callee }) =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : undefined;

const isTimeout = ({ type, key }) => type === 'Property' && key.name === 'timeout';

const isNumber = (node) => node?.type === 'Literal' && typeof node.value === 'number';

function faultOf(call) {
  const method = methodOf(call);
  const root = rootOf(call.callee);
  if (method === 'waitForTimeout') return 'Wait for a state, not for a time.';
  if (method === 'newContext') return 'Its default time-outs are short: open it with `openContext`.';
  if (root === 'vi' && (method === 'waitFor' || method === 'waitUntil'))
    return 'Its default of one second fails on a busy machine: use `waitFor` of @meridian/testing, or `expect.poll`.';
  if (TEST_FUNCTIONS.has(root) && isNumber(call.arguments.at(-1)))
    return 'Tests and hooks have the limits of @meridian/testing/limits.';
  if (
    call.arguments.some(({ type, properties }) => type === 'ObjectExpression' && properties.some(isTimeout))
  )
    return 'No time-out of its own: `expect.poll`, `waitFor` and pages wait as long as @meridian/testing/limits says.';
  return undefined;
}

const isDate = (node) => node.type === 'Identifier' && node.name === 'Date';

const REAL_CLOCK =
  'The hour of the machine must not decide whether a test passes: name a moment, or use `frozenNow` of @meridian/testing.';

export default {
  meta: { name: 'tests' },
  rules: {
    /** Whether a test passes must not depend on the speed of the machine, so its waits share one generous limit. */
    'shared-limits': {
      create: (context) => ({
        CallExpression(node) {
          const message = faultOf(node);
          if (message !== undefined) context.report({ node, message });
        },
      }),
    },
    'no-real-clock': {
      create: (context) => ({
        NewExpression(node) {
          if (isDate(node.callee) && node.arguments.length === 0)
            context.report({ node, message: REAL_CLOCK });
        },
        CallExpression(node) {
          const isNow = methodOf(node) === 'now' && isDate(node.callee.object);
          if (isNow || isDate(node.callee)) context.report({ node, message: REAL_CLOCK });
        },
      }),
    },
  },
};
