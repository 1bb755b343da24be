import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { ContractForm } from './contractOperations.ts';
import { invalid, Refusal } from './Refusal.ts';

/** What a form holds, field by field. */
type Fields = Readonly<Record<string, string | File>>;

async function parse(request: Request, type: string): Promise<FormData> {
  // Read first: a body that grows too large on the way is refused as that, and not as a form nobody can read.
  const body = await request.arrayBuffer();
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    throw invalid({ body: 'malformed' });
  }
}

/**
 * Reads a form: text where the contract has text, a file where it has one, nothing twice. A file field that was left
 * empty is not there.
 */
export async function readForm(request: Request, { files }: ContractForm): Promise<Fields> {
  const type = request.headers.get('content-type') ?? '';
  if (type.split(';')[0]?.trim().toLowerCase() !== 'multipart/form-data') {
    throw new Refusal('unsupported_media_type');
  }
  const fields: Record<string, string | File> = {};
  for (const [name, value] of await parse(request, type)) {
    if (value instanceof File && value.size === 0) continue;
    if (name in fields || value instanceof File !== files.includes(name))
      throw invalid({ [name]: 'malformed' });
    fields[name] = value;
  }
  return fields;
}

/** Whether a form fits its schema, in which a file is a text as everything else: its name stands for it. */
export function fitsSchema<Body>(
  validate: ValidateFunction<unknown>,
  fields: Fields,
): fields is Fields & Body {
  const texts = Object.entries(fields).map(([name, value]) => [
    name,
    value instanceof File ? value.name : value,
  ]);
  return validate(Object.fromEntries(texts));
}
