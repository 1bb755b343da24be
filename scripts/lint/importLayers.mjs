import { posix } from 'node:path';

/** The first folder of a path below `root`: `http` of `http/steps/respond.ts`. Empty for a file at the root. */
function folderOf(path) {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
}

/** Checks that code which shows messages imports them: only then they are loaded. */
const importedMessages = {
  create: (context) => ({
    CallExpression({ callee, arguments: [namespace] }) {
      if (callee.name !== 'useTranslation' || typeof namespace?.value !== 'string') return;
      context.report({
        node: namespace,
        message: 'Pass the `messages` of the package that has these texts.',
      });
    },
  }),
};

/**
 * Checks that the folders below `root` import only from themselves and from folders earlier in `order`. Files at the root
 * may import every folder, and no folder imports them.
 */
export default {
  meta: { name: 'layers' },
  rules: {
    'imported-messages': importedMessages,
    'imports-go-down': {
      meta: {
        schema: [
          {
            type: 'object',
            required: ['root', 'order'],
            properties: {
              root: { type: 'string' },
              order: { type: 'array', items: { type: 'string' } },
            },
          },
        ],
      },
      create(context) {
        const [{ root, order }] = context.options;
        const file = context.filename.replaceAll('\\', '/');
        const start = file.lastIndexOf(`${root}/`);
        if (start === -1) return {};
        const path = file.slice(start + root.length + 1);
        const ranks = new Map([...order, ''].map((folder, rank) => [folder, rank]));
        const rank = ranks.get(folderOf(path));

        function check(node) {
          const source = node.source?.value;
          if (typeof source !== 'string' || !source.startsWith('.')) return;
          const target = posix.join(posix.dirname(path), source);
          const targetRank = ranks.get(folderOf(target));
          if (rank === undefined || targetRank === undefined || targetRank > rank) {
            context.report({
              node: node.source,
              message: `${folderOf(path) || root} may not import ${folderOf(target) || root}: imports go down the order of folders in .oxlintrc.json.`,
            });
          }
        }
        return {
          ImportDeclaration: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
          ImportExpression: check,
        };
      },
    },
  },
};
