import type { OperationId } from '@meridian/api-client/contract';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { readDeviceTokens } from '../auth/devices.ts';
import { isLimited } from '../calls/callLimits.ts';
import type { PasswordHandlers } from '../calls/handlers.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { type CleanPhoto, cleanPhoto, longestSides } from '../uploads/cleanPhoto.ts';
import { type ContractOperation, validateResponse } from '@meridian/contract-kit';
import { limitBody, limitContentLength } from './limitBody.ts';
import { getCallerAddress, type Operation, type OperationEnv, type Service, type Step } from './operation.ts';
import { authenticate } from './steps/authenticate.ts';
import { rateLimit } from './steps/rateLimit.ts';
import { respond } from './steps/respond.ts';
import { setDeprecation } from './steps/setDeprecation.ts';
import { validateRequest } from './steps/validateRequest.ts';

/** Validates the response against the contract, where the service asks for it. */
function checkResponse<Id extends OperationId>({ id, contract, service }: Operation<Id>): Step<Id> {
  return async (context, next) => {
    context.set('operation', id);
    await next();
    const isExpected = !context.error || context.error instanceof ProblemError;
    if (service.checkResponses && isExpected) await validateResponse(contract, context.res);
  };
}

/** A form is checked only by its `Content-Length` here. Its body is read once it has a slot. */
function limitSize<Id extends OperationId>({ contract }: Operation<Id>): Step<Id> {
  if (contract.form) return limitContentLength(contract.form.limit);
  return contract.body === undefined ? (_context, next) => next() : limitBody(contract.bodyLimit);
}

function awaitFormSlot<Id extends OperationId>({ service }: Operation<Id>): Step<Id> {
  return (context, next) => {
    const sender = context.get('account')?.investor.id ?? getCallerAddress(service, context);
    return service.slots.run(sender, context.req.raw.signal, (slot) => {
      context.set('formSlot', slot);
      return next();
    });
  };
}

function checkPasswords<Id extends OperationId>({ id, service }: Operation<Id>): Step<Id> {
  const { database } = service;
  return async (context, next) => {
    const handler: PasswordHandlers[Id] = service.passwords[id];
    const { path, body } = context.get('call');
    const investor = context.get('account')?.investor;
    const deviceTokens = readDeviceTokens(getCookie(context, 'device'));
    context.set('passwords', await handler?.({ database, path, body, deviceTokens, investor }));
    await next();
  };
}

/** Cleans the photos of a form. No transaction is open meanwhile, because decoding takes long. */
function cleanPhotos<Id extends OperationId>({ id }: Operation<Id>): Step<Id> {
  const longestSide = longestSides[id === 'createSupportPhoto' ? 'screen' : 'document'];
  return async (context, next) => {
    const photos = new Map<File, CleanPhoto>();
    // One after another, so that a form holds one decoded photo at a time.
    for (const value of Object.values<unknown>(context.get('call').body ?? {})) {
      const photo =
        value instanceof File && (await cleanPhoto(Buffer.from(await value.arrayBuffer()), longestSide));
      if (photo) photos.set(value, photo);
    }
    context.set('photos', photos);
    await next();
  };
}

/**
 * `GET`s that write: a quote is stored until it expires, the seed of a case before its commitment is shown, a download of the
 * data in the history.
 */
const readsThatWrite: ReadonlySet<OperationId> = new Set(['getExchangeRate', 'listCases', 'getDataArchive']);

function isReadOnly(id: OperationId, { method }: ContractOperation): boolean {
  return method === 'get' && !readsThatWrite.has(id) && !isLimited(id);
}

/** `/funds/refills/{id}` as Hono writes it. */
export const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** One operation of the contract: its steps in the order in which they run, and the handler in one transaction. */
export function operationRoute<Id extends OperationId>(
  id: Id,
  contract: ContractOperation,
  service: Service,
): Hono<OperationEnv<Id>> {
  const isKeyed = contract.parameters.some(({ name }) => name === 'Idempotency-Key');
  const operation: Operation<Id> = { id, contract, isKeyed, isRead: isReadOnly(id, contract), service };
  const steps: Step<Id>[] = [
    setDeprecation(contract),
    checkResponse(operation),
    limitSize(operation),
    authenticate(operation),
    ...(isKeyed ? [] : [rateLimit(operation)]),
    ...(contract.form ? [awaitFormSlot(operation)] : []),
    validateRequest(operation),
    ...(isKeyed ? [rateLimit(operation)] : []),
    ...(contract.form ? [cleanPhotos(operation)] : []),
    ...(service.passwords[id] ? [checkPasswords(operation)] : []),
  ];
  return new Hono<OperationEnv<Id>>().on(
    contract.method.toUpperCase(),
    [honoPath(contract.path)],
    ...steps,
    respond(operation),
  );
}
