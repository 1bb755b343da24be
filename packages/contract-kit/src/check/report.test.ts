import { expect, test } from 'vitest';
import { ApiResponse } from './ApiResponse.ts';
import { reportText } from './report.ts';
import { rules } from './runRules.ts';

test('shows the code of a problem, and neither the token nor the code that was sent', () => {
  const call = {
    method: 'POST',
    url: 'http://127.0.0.1:9/api/auth/second-factor',
    headers: { authorization: 'Bearer secret-token' },
    body: '{"code":"408215"}',
  };
  const body = '{"status":422,"code":"code_expired"}';
  const response = new ApiResponse(call, new Response(body, { status: 422 }), body);
  const results = rules
    .slice(0, 1)
    .map((rule) => ({ rule, verdict: { kind: 'broken', why: 'Why.', response } as const }));
  const text = reportText({ results, calls: 1 });
  expect(text).toContain('"code":"code_expired"');
  expect(text).not.toMatch(/secret-token|408215/);
});
