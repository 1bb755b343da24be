import { findMissingFacts } from '@meridian/api-client';

/** Which facts about the operator the owner has not given in the contacts of this API: all of them without an API. */
export async function missingOperatorFacts(api: string | undefined): Promise<readonly string[]> {
  if (api === undefined) return findMissingFacts(undefined);
  const contacts: unknown = await (await fetch(`${api}/api/settings/contacts`)).json();
  return findMissingFacts(Object.fromEntries(Object.entries(contacts instanceof Object ? contacts : {})));
}
