import type { Schema, Walk } from '../walk.ts';

const money = /(amount|balance|price|fee|income|payout|rate|percent|yield|turnover|award)$/i;

/** A JSON number is floating-point in every client: an amount, a rate or a percentage is a decimal string, a count an integer. */
export function exactNumbers() {
  return {
    Schema(schema: Schema, { location, report }: Walk) {
      if (types(schema).includes('number')) {
        report({ message: 'No `number`: use `DecimalString`, or `integer` for a count.' });
      }
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        if (!money.test(name) || !types(property).includes('integer')) continue;
        report({
          message: `\`${name}\` names money, which is \`Money\` or \`DecimalString\`.`,
          location: location.child(['properties', name]),
        });
      }
    },
  };
}

function types({ type = [] }: Schema): readonly string[] {
  return typeof type === 'string' ? [type] : type;
}
