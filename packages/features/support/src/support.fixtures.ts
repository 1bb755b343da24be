import type { Schema } from '@meridian/api-client';

export const pendingWithdrawal: Schema<'SupportRequest'> = {
  id: '0199b2c4-3d4e-7f50-8a61-b27c38d94e10',
  subject: 'withdrawal',
  subjectId: '0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a32',
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  text: 'The withdrawal has been pending since Thursday.\nWhat is it waiting for?',
  status: 'answered',
  creationDate: '2026-10-04T08:20:00Z',
  changeDate: '2026-10-04T10:05:00Z',
};

export const newEmail: Schema<'SupportRequest'> = {
  id: '0199b2c4-3d4e-7f50-8a61-b27c38d94e20',
  subject: 'other',
  subjectId: null,
  hash: null,
  text: 'How do I change my e-mail?',
  status: 'sent',
  creationDate: '2026-10-05T07:00:00Z',
  changeDate: '2026-10-05T07:00:00Z',
};

export const oldRefill: Schema<'SupportRequest'> = {
  id: '0199b2c4-3d4e-7f50-8a61-b27c38d94e30',
  subject: 'refill',
  subjectId: '0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a33',
  hash: null,
  text: 'I sent the refill from an exchange.',
  status: 'closed',
  creationDate: '2026-09-20T07:00:00Z',
  changeDate: '2026-09-21T07:00:00Z',
};

const question = (request: Schema<'SupportRequest'>): Schema<'SupportMessage'> => ({
  id: request.id,
  date: request.creationDate,
  author: 'investor',
  text: request.text,
  photos: [],
});

const answer: Schema<'SupportMessage'> = {
  id: '0199b2c4-3d4e-7f50-8a61-b27c38d94e12',
  date: '2026-10-04T10:05:00Z',
  author: 'service',
  text: 'The network was slow. The withdrawal was sent this morning.',
  photos: [],
};

export const answered: Schema<'SupportThread'> = {
  request: pendingWithdrawal,
  messages: [question(pendingWithdrawal), answer],
};

/** What the settings say about photos. */
export const rules: Schema<'SettingVerification'> = {
  key: 'verification',
  fileTypes: ['image/jpeg', 'image/png', 'image/webp'],
  fileMaximumBytes: 10_000_000,
  minimumAgeYears: 18,
  uploadTimeoutSeconds: 100,
};

/** One pixel. */
export const screen: Schema<'SupportPhoto'> = {
  id: '0199b2c4-3d4e-7f50-8a61-b27c38d94e21',
  mediaType: 'image/png',
  content: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};

export const photographed: Schema<'SupportThread'> = {
  request: pendingWithdrawal,
  messages: [
    { ...question(pendingWithdrawal), photos: [screen.id, '0199b2c4-3d4e-7f50-8a61-b27c38d94e22'] },
    answer,
  ],
};

export const thanked: Schema<'SupportThread'> = {
  request: { ...pendingWithdrawal, status: 'sent', changeDate: '2026-10-05T09:00:00Z' },
  messages: [
    ...answered.messages,
    {
      id: '0199b2c4-3d4e-7f50-8a61-b27c38d94e13',
      date: '2026-10-05T09:00:00Z',
      author: 'investor',
      text: 'It arrived.',
      photos: [],
    },
  ],
};

export const sent: Schema<'SupportThread'> = { request: newEmail, messages: [question(newEmail)] };

export const closed: Schema<'SupportThread'> = { request: oldRefill, messages: [question(oldRefill)] };

export const pageOf = (...items: Schema<'SupportRequest'>[]): Schema<'SupportRequestPage'> => ({
  items,
  page: 1,
  limit: 20,
  total: items.length,
});
