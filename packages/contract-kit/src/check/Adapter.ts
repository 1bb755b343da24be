import { pathToFileURL } from 'node:url';

/**
 * What the kit cannot do from outside. A module exports any of these functions as its default object; a check that needs a missing
 * one is skipped, and the report says so.
 */
export interface Adapter {
  /** A token of the investor that is checked, where signing in needs more than a login and a password, such as a second factor. */
  signIn?(base: string): Promise<string>;
  /** A token of another investor, who may not see what the first one has. */
  signInOther?(base: string): Promise<string>;
  /** Credits a refill, as if its transfer had been confirmed. */
  settleRefill?(base: string, id: string): Promise<void>;
  /** Lets enough time pass for the limits on calls to end. */
  passLimits?(base: string): Promise<void>;
}

function isAdapter(value: unknown): value is Adapter {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((member) => typeof member === 'function')
  );
}

/** Loads the adapter of a module. Throws when it does not load, or its default export is not an object of functions. */
export async function loadAdapter(file: string): Promise<Adapter> {
  const module: unknown = await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw new Error(`${file} did not load: ${error instanceof Error ? error.message : String(error)}`);
  });
  const adapter =
    typeof module === 'object' && module !== null && 'default' in module ? module.default : null;
  if (isAdapter(adapter)) return adapter;
  throw new Error(`${file} has no object of functions as its default export.`);
}
