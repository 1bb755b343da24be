const MESSAGE = 'Dates are written by @meridian/dates, so that they look the same everywhere.';

/** `toLocaleString` writes a date where it is called on one; on a number it hides the locale rules of `Intl.NumberFormat`. */
const METHODS = new Set(['toLocaleDateString', 'toLocaleString', 'toLocaleTimeString']);

const isDateFormat = ({ object, property }) =>
  object.type === 'Identifier' && object.name === 'Intl' && nameOf(property) === 'DateTimeFormat';

const nameOf = (property) => (property.type === 'Literal' ? property.value : property.name);

export default {
  meta: { name: 'dates' },
  rules: {
    /** Checks that no code formats a date by itself. Types of `Intl` may be named. */
    'one-writer': {
      create: (context) => ({
        MemberExpression(node) {
          if (isDateFormat(node) || METHODS.has(nameOf(node.property)))
            context.report({ node, message: MESSAGE });
        },
        VariableDeclarator({ id, init }) {
          if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier' || init.name !== 'Intl') return;
          context.report({ node: id, message: MESSAGE });
        },
      }),
    },
  },
};
