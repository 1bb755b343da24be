import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { ContractForm } from './contractOperations.ts';
import type { FormSlot } from './formSlots.ts';
import { readUpTo } from './readUpTo.ts';
import { invalid, Refusal } from './Refusal.ts';

/** Three photos, each of ten megabytes, and the words around them. */
export const largestForm = 32 * 1_048_576;

/** What a form holds, field by field. */
type Fields = Readonly<Record<string, string | File>>;

async function parse({ body }: Request, type: string, { preempted, hasRead }: FormSlot): Promise<FormData> {
  // Read first: a body that grows too large on the way is refused as that, and not as a form nobody can read.
  const whole = body ? await readUpTo(body, largestForm, preempted) : Buffer.alloc(0);
  hasRead();
  if (!whole) throw new Refusal('payload_too_large');
  try {
    return await new Response(whole, { headers: { 'content-type': type } }).formData();
  } catch {
    throw invalid({ body: 'malformed' });
  }
}

/**
 * Reads a form: text where the contract has text, a file where it has one, nothing twice. A file field that was left
 * empty is not there. It is as large as `largestForm` at most, whether its length was told or not.
 */
export async function readForm(request: Request, { files }: ContractForm, place: FormSlot): Promise<Fields> {
  const type = request.headers.get('content-type') ?? '';
  if (type.split(';')[0]?.trim().toLowerCase() !== 'multipart/form-data') {
    throw new Refusal('unsupported_media_type');
  }
  const fields = new Map<string, string | File>();
  for (const [name, value] of await parse(request, type, place)) {
    if (value instanceof File && value.size === 0) continue;
    if (fields.has(name) || value instanceof File !== files.includes(name))
      throw invalid({ [name]: 'malformed' });
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
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
