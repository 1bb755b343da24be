export { ApiError, type ApiErrorCode, type ApiErrorFields } from './ApiError.ts';
export { type ApiClient, type ApiClientOptions, createApiClient } from './client.ts';
export type {
  ApiPath,
  CallInit,
  Data,
  FieldErrorCode,
  ProblemCode,
  RequestBody,
  Schema,
} from './contractTypes.ts';
export { fieldErrorCodes, problemCodes } from './generated/runtime.ts';
export { unwrap } from './unwrap.ts';
