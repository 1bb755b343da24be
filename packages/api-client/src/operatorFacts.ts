/** What the owner of a service says about its operator in the contacts. */
export const operatorFacts = ['operator', 'licence', 'jurisdiction'] as const;

type OperatorFact = (typeof operatorFacts)[number];

/** The facts about the operator that the contacts do not give: all of them without contacts. */
export const findMissingFacts = (
  contacts: Readonly<Partial<Record<OperatorFact, unknown>>> | undefined,
): readonly OperatorFact[] => operatorFacts.filter((fact) => !contacts?.[fact]);
