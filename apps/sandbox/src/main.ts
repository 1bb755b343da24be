import { enableCompileCache, registerHooks } from 'node:module';

// What was compiled once is read the next time: half of what loading takes. Where no folder can be written, it is compiled.
enableCompileCache();

/** What is next to one of drizzle's files is an ES module, as all of them are. */
const inDrizzle = /\/node_modules\/drizzle-orm\//;

// To learn that, Node would read the package's list of a thousand entries for each of its hundred files, a third of what a
// start takes. What is to be loaded so comes after this: hence the import below.
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (!specifier.startsWith('.') || !parentURL || !inDrizzle.test(parentURL))
      return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});

await import('./command.ts');
