import type { Schema } from '@meridian/api-client';

export const taxTool: Schema<'ReadOnlyKey'> = {
  id: '0199b1c2-3d4e-7f50-8a61-b27c38d94e05',
  name: 'Tax tool',
  firstCharacters: 'read_Vq7Xn',
  createdDate: '2026-10-02T08:55:10Z',
  expiryDate: '2026-12-31T08:55:10Z',
  lastUseDate: '2026-10-14T21:05:00Z',
};

export const unused: Schema<'ReadOnlyKey'> = {
  id: '0199b1c2-3d4e-7f50-8a61-b27c38d94e06',
  name: 'Spreadsheet of my accountant, which reads everything once a quarter',
  firstCharacters: 'read_0Kd3_',
  createdDate: '2026-10-10T10:00:00Z',
  expiryDate: '2027-10-10T10:00:00Z',
  lastUseDate: null,
};

export const ended: Schema<'ReadOnlyKey'> = {
  id: '0199b1c2-3d4e-7f50-8a61-b27c38d94e07',
  name: 'Last year',
  firstCharacters: 'read_hT-9s',
  createdDate: '2026-08-25T10:00:00Z',
  expiryDate: '2026-09-24T10:00:00Z',
  lastUseDate: '2026-09-20T10:00:00Z',
};

export const listOf = (...items: Schema<'ReadOnlyKey'>[]): Schema<'ReadOnlyKeyList'> => ({
  items,
  validDays: [30, 90, 180, 365],
  maximum: 10,
});

export const created: Schema<'NewReadOnlyKey'> = {
  key: 'read_Vq7Xn2Lr9TzKbY4mWc8HsDf1GuJpAe6RiQo0NvXt5Zk',
  details: { ...taxTool, lastUseDate: null },
};
