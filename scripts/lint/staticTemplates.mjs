/** Tags whose templates become CSS: `styled.div`, `styled('div')`, `styled(Button)`, `css`, `keyframes`. */
function isStyleTag(tag) {
  if (tag.type === 'Identifier') return ['css', 'keyframes', 'injectGlobal'].includes(tag.name);
  if (tag.type === 'MemberExpression')
    return tag.object.type === 'Identifier' && tag.object.name === 'styled';
  if (tag.type === 'CallExpression') return isStyleTag(tag.callee) || tag.callee.name === 'styled';
  return false;
}

/** The line of a selector that starts with a pseudo-class and names the element itself later. */
const leadingPseudo = /^[ \t]*:[^{};\n]*&/m;

/** A color that no brand and no scheme changes. */
const ownColor = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\(/i;

const styleComment = /\/\* [^]*?\*\//;

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
    'token-colors': {
      create: (context) => ({
        TaggedTemplateExpression(node) {
          if (!isStyleTag(node.tag)) return;
          for (const quasi of node.quasi.quasis) {
            if (ownColor.test(quasi.value.raw)) {
              context.report({
                node: quasi,
                message: 'Use a token of `@meridian/ui/tokens`: a brand and a scheme change its color.',
              });
            }
          }
        },
      }),
    },
    // A build keeps what is inside a template. Styles are also written in templates without a tag, which others include.
    'unshipped-comments': {
      create: (context) => ({
        TemplateElement(node) {
          if (styleComment.test(node.value.raw)) {
            context.report({
              node,
              message: 'Write the comment above the constant: each visitor would download it.',
            });
          }
        },
      }),
    },
    // Emotion puts the element itself before such a selector: `:is(h1, h2) > &` becomes `&:is(h1, h2) > &`, which never matches.
    'leading-pseudo': {
      create: (context) => ({
        TaggedTemplateExpression(node) {
          if (!isStyleTag(node.tag)) return;
          for (const quasi of node.quasi.quasis) {
            if (leadingPseudo.test(quasi.value.raw)) {
              context.report({
                node: quasi,
                message: 'Write `*` before the pseudo-class: `*:is(h1, h2) > &`.',
              });
            }
          }
        },
      }),
    },
  },
};
