import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { ContractForm } from '@meridian/contract-kit';
import type { FormSlot } from './formSlots.ts';
import { readUpTo } from './readUpTo.ts';
import { invalid, ProblemError } from '../core/ProblemError.ts';

type Fields = Readonly<Record<string, string | File>>;

/** Whether a form has more than `most` parts. Parsing many small parts would take seconds. */
function hasMoreParts(form: Uint8Array<ArrayBuffer>, type: string, most: number): boolean {
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const delimiter = `--${quoted ?? bare ?? ''}`;
  const bytes = Buffer.from(form.buffer, form.byteOffset, form.byteLength);
  // One more delimiter ends the form.
  let left = most + 1;
  for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    if (left === 0) return true;
    left -= 1;
  }
  return false;
}

async function parse(
  { body }: Request,
  { fields, limit }: ContractForm,
  type: string,
  { preempted, hasRead }: FormSlot,
): Promise<FormData> {
  // Read first, so that a body that is too large is a 413 and not a malformed form.
  const whole = body ? await readUpTo(body, limit, preempted) : Buffer.alloc(0);
  hasRead();
  if (!whole) throw new ProblemError('payload_too_large');
  // With fewer, `readForm` can still name the field that repeats or is unknown.
  if (hasMoreParts(whole, type, 2 * fields.length)) throw invalid({ body: 'malformed' });
  try {
    return await new Response(whole, { headers: { 'content-type': type } }).formData();
  } catch {
    throw invalid({ body: 'malformed' });
  }
}

/**
 * Reads a form within its limit. Text and file fields must match the contract, and no field may repeat. Empty file fields are
 * left out.
 */
export async function readForm(request: Request, form: ContractForm, place: FormSlot): Promise<Fields> {
  const type = request.headers.get('content-type') ?? '';
  if (type.split(';')[0]?.trim().toLowerCase() !== 'multipart/form-data') {
    throw new ProblemError('unsupported_media_type');
  }
  const fields = new Map<string, string | File>();
  for (const [name, value] of await parse(request, form, type, place)) {
    if (value instanceof File && value.size === 0) continue;
    if (fields.has(name) || value instanceof File !== form.files.includes(name))
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
