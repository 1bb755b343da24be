export { ApiError, type ApiErrorCode, type ApiErrorFields } from './ApiError.ts';
export { type ApiClient, type ApiClientOptions, createApiClient } from './client.ts';
export type {
  ApiPath,
  CallInit,
  Data,
  FieldErrorCode,
  ProblemCode,
  QueryParameters,
  RequestBody,
  Schema,
} from './contractTypes.ts';
export { fieldErrorCodes, problemCodes } from './generated/runtime.ts';
export {
  balanceShape,
  statisticsShape,
  technicalWorkShape,
  userShape,
  withdrawalConfirmationShape,
} from './generated/shapes.ts';
export { isSchema, type SchemaShape } from './matchesShape.ts';
export { unwrap } from './unwrap.ts';
