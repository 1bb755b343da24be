export { callOf, type Caller, formPlaceOf, type GeneratedCall, send } from './generatedCall.ts';
export { inputOf, type Json, type KnownValues, nodeAt } from './inputOf.ts';
export { html, jpeg, png, webp } from './photos.ts';
