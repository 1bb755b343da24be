const REQUEST_HOOKS = new Set(['useApiQuery', 'useApiMutation', 'useApiUpload', 'useApiDownload']);

const isOfClient = (source) =>
  source === '@meridian/api-client/react' || /\/useApi(Query|Mutation|Upload|Download)\.ts$/.test(source);

/** Checks that a path of the contract is called by a named hook: only `*.requests.ts` may import what takes a path. */
export default {
  meta: { name: 'requests' },
  rules: {
    'named-hooks': {
      create: (context) => ({
        ImportDeclaration({ source, specifiers }) {
          if (!isOfClient(source.value)) return;
          for (const specifier of specifiers) {
            const isWhole = specifier.type === 'ImportNamespaceSpecifier';
            if (!isWhole && !REQUEST_HOOKS.has(specifier.imported?.name)) continue;
            context.report({
              node: specifier,
              message: 'Call a named hook of a `*.requests.ts` file, or write it there.',
            });
          }
        },
      }),
    },
  },
};
