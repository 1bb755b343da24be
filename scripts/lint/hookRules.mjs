const EFFECTS = /Effect$/;

const isRefWrite = (statement) =>
  statement?.type === 'ExpressionStatement' &&
  statement.expression.type === 'AssignmentExpression' &&
  statement.expression.left.type === 'MemberExpression' &&
  statement.expression.left.property.name === 'current';

export default {
  meta: { name: 'hooks' },
  rules: {
    /** Checks that no effect only copies a value into a ref. */
    'use-latest': {
      create: (context) => ({
        CallExpression({ callee, arguments: [effect] }) {
          if (callee.type !== 'Identifier' || !EFFECTS.test(callee.name)) return;
          if (effect?.body?.type !== 'BlockStatement') return;
          const [first, ...others] = effect.body.body;
          if (others.length > 0 || !isRefWrite(first)) return;
          context.report({
            node: effect,
            message: 'Use `useLatest` of @meridian/use-latest: the ref is then up to date in every effect.',
          });
        },
      }),
    },
  },
};
