export { ApiError, type ApiErrorCode, type ApiErrorFields } from './ApiError.ts';
export { type ApiClient, type ApiClientOptions, createApiClient, readResponse } from './client.ts';
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
export { operationKinds, operationTypes } from './generated/operationChoices.ts';
export { fieldErrorCodes, problemCodes } from './generated/runtime.ts';
export {
  balanceShape,
  operationPageShape,
  paymentSystemListShape,
  settingRefillShape,
  statisticsShape,
  technicalWorkShape,
  userShape,
  withdrawalConfirmationShape,
} from './generated/pageShapes.ts';
export { listWallets } from './listWallets.ts';
export { isSchema, type SchemaShape } from './matchesShape.ts';
export { findMissingFacts, operatorFacts } from './operatorFacts.ts';
export { unwrap } from './unwrap.ts';
