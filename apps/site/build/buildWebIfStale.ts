import { isBuilt, readInputs } from './builtInputs.ts';

/** Builds the web app unless the last build had the same inputs. Returns whether it built. */
export async function buildWebIfStale(): Promise<boolean> {
  if (isBuilt(readInputs())) return false;
  // Vite is loaded only when it is needed: it takes longer than the rest of a start.
  const { buildWeb } = await import('./buildWeb.ts');
  await buildWeb();
  return true;
}
