import type { Schema } from '@meridian/api-client';

export const verificationSetting: Schema<'SettingVerification'> = {
  key: 'verification',
  fileTypes: ['image/jpeg', 'image/png', 'image/webp'],
  fileMaximumBytes: 10000000,
  minimumAgeYears: 18,
  uploadTimeoutSeconds: 100,
};

export const notVerified: Schema<'VerificationData'> = {
  type: 'verification',
  status: null,
  fullName: null,
  dateOfBirth: null,
  familyStatus: null,
  documentNumber: null,
  submissionDate: null,
  decisionDate: null,
  denialReason: null,
};

export const inProcess: Schema<'VerificationData'> = {
  type: 'verification',
  status: 'in_process',
  fullName: 'Anna Petrova',
  dateOfBirth: '1990-04-17',
  familyStatus: 'married',
  documentNumber: '••••••417',
  submissionDate: '2026-10-03T11:20:00Z',
  decisionDate: null,
  denialReason: null,
};

export const verified: Schema<'VerificationData'> = {
  ...inProcess,
  status: 'success',
  decisionDate: '2026-10-04T08:02:00Z',
};

export const denied: Schema<'VerificationData'> = {
  ...verified,
  status: 'denied',
  denialReason: 'The photo of the document is out of focus.',
};

/** One pixel as PNG. What a photo is, its content says, not its name. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A photo that a browser can show. */
export const photo = (name: string) =>
  new File([Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))], name, { type: 'image/jpeg' });
