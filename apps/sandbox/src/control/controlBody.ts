import type { Context } from 'hono';
import { fieldErrors } from '../http/fieldErrors.ts';
import { readJson } from '../http/readJson.ts';
import { invalid, Refusal } from '../http/Refusal.ts';
import { unkeepable } from '../http/unkeepable.ts';
import type { Validator } from '../http/Validator.ts';

/** A JSON body, so that a form of another site cannot send one; nothing at all stands for an empty object. */
export async function controlBody<Body>(context: Context, validator: Validator<Body>): Promise<Body> {
  const type = context.req.header('content-type')?.split(';')[0];
  if (type !== 'application/json') throw new Refusal('unsupported_media_type');
  const body = await readJson(context.req.raw, '{}');
  const validate = validator();
  if (!validate(body)) throw invalid(fieldErrors(validate.errors ?? []));
  const errors = unkeepable(body);
  if (errors) throw invalid(errors);
  return body;
}
