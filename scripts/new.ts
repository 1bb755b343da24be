import { createFeature } from './createFeature.ts';

const [kind, name] = process.argv.slice(2);
try {
  if (kind !== 'feature' || !name) throw new Error('Usage: pnpm new feature <name>');
  const folder = createFeature(name);
  console.log(`Made ${folder}`);
  console.log(
    'Next: pnpm install, say what it is for in its package.json, and mount its page in apps/web/src/routes/AppRoutes.tsx.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
