const facts = ['operator', 'licence', 'jurisdiction'];

/** Which facts about the operator the owner has not given in the contacts of this API: all of them without an API. */
export async function missingOperatorFacts(api: string | undefined): Promise<readonly string[]> {
  if (api === undefined) return facts;
  const contacts: unknown = await (await fetch(`${api}/api/settings/contacts`)).json();
  const given = new Map(Object.entries(contacts instanceof Object ? contacts : {}));
  return facts.filter((fact) => !given.get(fact));
}
