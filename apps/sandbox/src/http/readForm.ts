import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { ContractForm } from './contractOperations.ts';
import type { FormSlot } from './formSlots.ts';
import { readUpTo } from './readUpTo.ts';
import { invalid, Refusal } from '../core/Refusal.ts';

/** Three photos of ten megabytes and text fields. */
export const largestForm = 32 * 1_048_576;

type Fields = Readonly<Record<string, string | File>>;

async function parse({ body }: Request, type: string, { preempted, hasRead }: FormSlot): Promise<FormData> {
  // Read first, so that a body that is too large is a 413 and not a malformed form.
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
 * Reads a form of at most `largestForm` bytes. Text and file fields must match the contract, and no field may repeat. Empty
 * file fields are left out.
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

/** Validates a form. Its schema describes a file as a string, so the file's name is validated in its place. */
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
