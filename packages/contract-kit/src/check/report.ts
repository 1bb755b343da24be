import { operationIds } from '@meridian/api-client/contract';
import { escapeHtml } from '@meridian/html';
import type { ApiResponse } from './ApiResponse.ts';
import { operationOf } from './Client.ts';
import { groups, type Rule } from './Rule.ts';
import type { Outcome, Result } from './runRules.ts';

const shownCharacters = 600;

/** Secrets of the account that is checked are in no report. */
function mask(text: string): string {
  return text
    .replaceAll(/(Bearer +)\S+/g, '$1(token)')
    .replaceAll(/("(?:password|refreshToken|token)"\s*:\s*)"[^"]*"/g, '$1"(masked)"');
}

/** Only what is sent has a secret `code`: that of a response names the problem. */
const maskSent = (text: string) => mask(text).replaceAll(/("code"\s*:\s*)"[^"]*"/g, '$1"(masked)"');

const shorten = (text: string) =>
  text.length > shownCharacters ? `${text.slice(0, shownCharacters)}… (${text.length} characters)` : text;

const shownHeaders = [
  'allow',
  'access-control-allow-origin',
  'cache-control',
  'content-language',
  'content-type',
  'date',
  'idempotency-replayed',
  'retry-after',
  'vary',
  'www-authenticate',
  'x-request-id',
];

/** The call and the response, as lines of HTTP. */
function exchangeOf({ call, status, headers, text }: ApiResponse): {
  readonly request: string;
  readonly response: string;
} {
  const request = [
    `${call.method} ${call.url}`,
    ...Object.entries(call.headers).map(([name, value]) => `${name}: ${value}`),
    ...(call.body === null ? [] : ['', shorten(call.body)]),
  ];
  const shown = shownHeaders.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [`${name}: ${value}`];
  });
  const response = [`${status}`, ...shown, ...(text === '' ? [] : ['', shorten(text)])];
  return { request: maskSent(request.join('\n')), response: mask(response.join('\n')) };
}

const indent = (text: string, by: string) => text.replaceAll(/^/gm, by);

function describe({ rule, verdict }: Result): string {
  switch (verdict.kind) {
    case 'kept':
      return `  kept     ${rule.title}\n`;
    case 'skipped':
      return `  skipped  ${rule.title}\n           ${verdict.why}\n`;
    case 'broken': {
      const lines = [
        `  BROKEN   ${rule.title}`,
        `           ${verdict.why}`,
        `           Contract: ${rule.section}`,
      ];
      if (verdict.response) {
        const { request, response } = exchangeOf(verdict.response);
        lines.push(
          '           Request:',
          indent(request, '             '),
          '           Response:',
          indent(response, '             '),
        );
      }
      return `${lines.join('\n')}\n`;
    }
  }
}

const count = ({ results }: Outcome, kind: Result['verdict']['kind']) =>
  results.filter(({ verdict }) => verdict.kind === kind).length;

/** For people: the rules by group, each broken one with the call, the response and its place in the contract. */
export function reportText(outcome: Outcome): string {
  const parts = groups.flatMap((group) => {
    const results = outcome.results.filter(({ rule }) => rule.group === group);
    return results.length === 0 ? [] : [`${group}\n${results.map(describe).join('')}`];
  });
  const [kept, broken, skipped] = [
    count(outcome, 'kept'),
    count(outcome, 'broken'),
    count(outcome, 'skipped'),
  ];
  return `${parts.join('\n')}\n${kept} kept, ${broken} broken, ${skipped} skipped, ${outcome.calls} calls\n`;
}

export function reportJson(outcome: Outcome): string {
  const results = outcome.results.map(({ rule: { group, title, section }, verdict }) => ({
    group,
    title,
    section,
    result: verdict.kind,
    ...(verdict.kind === 'kept' ? {} : { why: verdict.why }),
    ...(verdict.kind === 'broken' && verdict.response ? exchangeOf(verdict.response) : {}),
  }));
  return `${JSON.stringify({ calls: outcome.calls, results }, null, 2)}\n`;
}

/** XML 1.0 has no control characters, not even as references. */
const escapeXml = (text: string) =>
  escapeHtml(text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '\ufffd'));

function testCase({ rule: { title, group, section }, verdict }: Result): string {
  const start = `    <testcase classname="${escapeXml(group)}" name="${escapeXml(title)}"`;
  switch (verdict.kind) {
    case 'kept':
      return `${start}/>\n`;
    case 'skipped':
      return `${start}><skipped message="${escapeXml(verdict.why)}"/></testcase>\n`;
    case 'broken': {
      const exchange = verdict.response && exchangeOf(verdict.response);
      const text = [`Contract: ${section}`, ...(exchange ? [exchange.request, exchange.response] : [])].join(
        '\n\n',
      );
      return `${start}><failure message="${escapeXml(verdict.why)}">${escapeXml(text)}</failure></testcase>\n`;
    }
  }
}

/** For continuous integration: a suite for each group. */
export function reportJunit(outcome: Outcome): string {
  const suites = groups.flatMap((group) => {
    const results = outcome.results.filter(({ rule }) => rule.group === group);
    if (results.length === 0) return [];
    const part = { ...outcome, results };
    const counts = `tests="${results.length}" failures="${count(part, 'broken')}" skipped="${count(part, 'skipped')}"`;
    return [
      `  <testsuite name="${escapeXml(group)}" ${counts}>\n${results.map(testCase).join('')}  </testsuite>\n`,
    ];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('')}</testsuites>\n`;
}

function lineOf(call: Rule['calls'][number]): string {
  const id = operationIds.find((one) => one === call);
  if (id === undefined) return call;
  const { method, path } = operationOf(id);
  return `${method.toUpperCase()} /api${path}`;
}

/** What a run would call, without calling it. */
export function listCalls(rules: readonly Rule[], money: boolean): string {
  return rules
    .map(({ group, title, calls, money: isMoney = false }) => {
      const note = isMoney && !money ? '  needs --money\n' : '';
      const lines =
        calls.length === 0
          ? ['  no calls: looks at all responses']
          : calls.map((call) => `  ${lineOf(call)}`);
      return `${group}: ${title}\n${note}${lines.join('\n')}\n`;
    })
    .join('\n');
}
