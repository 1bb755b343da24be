import type { DecimalString } from '@meridian/money';

interface OutboxItem {
  login: string;
  code: string | null;
}

interface WaitingRefill {
  id: string;
  login: string;
}

/** The ledger report of the sandbox's control plane. */
export interface LedgerReport {
  isBalanced: boolean;
  sums: Record<string, DecimalString>;
  /** Balances by login, currency and account. */
  investors: Record<string, Record<string, Record<string, DecimalString>>>;
}

/** Simulates external events in the running sandbox: delivers codes, confirms transfers, advances the clock. */
export function sandboxControl(url: string) {
  async function call<Answer>(path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${url}/sandbox${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    const answer: Answer = await response.json();
    return answer;
  }

  return {
    /** The last code that was sent to this investor. */
    async readCode(login: string): Promise<string> {
      const { items } = await call<{ items: OutboxItem[] }>(`/outbox?login=${login}`);
      const code = items.find((item) => item.code !== null)?.code;
      if (!code) throw new Error(`No code was sent to ${login}`);
      return code;
    },
    /** The transfer for the investor's refill arrives and is confirmed. */
    async settleRefill(login: string): Promise<void> {
      const { items } = await call<{ items: WaitingRefill[] }>('/refills');
      const refill = items.find((item) => item.login === login);
      if (!refill) throw new Error(`${login} has no refill that waits`);
      await call(`/refills/${refill.id}/settle`, {});
    },
    /** The provider sends the investor's withdrawal. */
    async settleWithdrawal(login: string): Promise<void> {
      const { items } = await call<{ items: WaitingRefill[] }>('/withdrawals');
      const withdrawal = items.find((item) => item.login === login);
      if (!withdrawal) throw new Error(`${login} has no withdrawal that waits`);
      await call(`/withdrawals/${withdrawal.id}/settle`, {});
    },
    denyVerification: (login: string, reason: { en: string; ru: string }) =>
      call(`/verifications/${login}/deny`, { reason }),
    /** Ends the investor's subscription, or starts it again. */
    setSubscription: (login: string, active: boolean) => call(`/investors/${login}/subscription`, { active }),
    setTelegram: (available: boolean) => call('/telegram', { available }),
    setTechnicalWork: (active: boolean) => call('/technical-work', { active }),
    advanceDays: (days: number) => call('/clock/advance', { days }),
    advanceSeconds: (seconds: number) => call('/clock/advance', { seconds }),
    readLedger: () => call<LedgerReport>('/ledger'),
  };
}
