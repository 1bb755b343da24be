/** Tags whose templates become CSS: `styled.div`, `styled('div')`, `styled(Button)`, `css`, `keyframes`. */
function isStyleTag(tag) {
  if (tag.type === 'Identifier') return ['css', 'keyframes', 'injectGlobal'].includes(tag.name);
  if (tag.type === 'MemberExpression')
    return tag.object.type === 'Identifier' && tag.object.name === 'styled';
  if (tag.type === 'CallExpression') return isStyleTag(tag.callee) || tag.callee.name === 'styled';
  return false;
}

/** A template that computes is styled anew at every render; a variant is a data attribute, a value is a token. */
export default {
  meta: { name: 'meridian' },
  rules: {
    'static-templates': {
      create: (context) => ({
        TaggedTemplateExpression(node) {
          if (!isStyleTag(node.tag)) return;
          for (const expression of node.quasi.expressions) {
            if (['ArrowFunctionExpression', 'FunctionExpression'].includes(expression.type)) {
              context.report({
                node: expression,
                message:
                  'No function in a style template: use a data attribute for a variant and a token for a value.',
              });
            }
          }
        },
      }),
    },
  },
};
