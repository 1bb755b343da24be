import { expect, test } from 'vitest';
import { isWeakPassword } from './passwordStrength.ts';

const own = ['annapetrova', 'anna.petrova@example.com'];

test.each([
  'correcthorse',
  'password123',
  'P@ssw0rd2024',
  'qwertyuiop1',
  'aaaaaaaaaaaa',
  '1234567890',
  'йцукенгшщз',
  'пароль1234',
  'my login is AnnaPetrova!',
  'anna.petrova seven herons',
])('%s is weak', (password) => {
  expect(isWeakPassword(password, own)).toBe(true);
});

test.each([
  'correct horse battery staple',
  'seven quiet herons 41',
  'calm harbour 26',
  'семь тихих цапель 41',
])('%s is not weak', (password) => {
  expect(isWeakPassword(password, own)).toBe(false);
});
