import type { DecimalString } from '@meridian/money';

interface OutboxItem {
  login: string;
  code: string | null;
}

interface WaitingTransfer {
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
  async function call<ApiResponse>(path: string, body?: object): Promise<ApiResponse> {
    const response = await fetch(`${url}/sandbox${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    const reply: ApiResponse = await response.json();
    return reply;
  }

  async function findWaiting(list: 'refills' | 'withdrawals', login: string): Promise<string> {
    const { items } = await call<{ items: WaitingTransfer[] }>(`/${list}`);
    const found = items.find((item) => item.login === login);
    if (!found) throw new Error(`${login} has none of the ${list} that wait`);
    return found.id;
  }

  /** What the provider decides about a refill or a withdrawal. */
  const decide = (
    list: 'refills' | 'withdrawals',
    id: string,
    decision: 'settle' | 'inspect' | 'reject' | 'fail',
  ) => call(`/${list}/${id}/${decision}`, {});

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
      await decide('refills', await findWaiting('refills', login), 'settle');
    },
    /** The provider sends the investor's withdrawal. */
    async settleWithdrawal(login: string): Promise<void> {
      await decide('withdrawals', await findWaiting('withdrawals', login), 'settle');
    },
    decide,
    denyVerification: (login: string, reason: Readonly<Record<string, string>>) =>
      call(`/verifications/${login}/deny`, { reason }),
    /** Ends the investor's subscription, or starts it again. */
    setSubscription: (login: string, active: boolean) => call(`/investors/${login}/subscription`, { active }),
    setTelegram: (available: boolean) => call('/telegram', { available }),
    /** How long a new wallet waits before withdrawals may go to it. */
    setNewWalletHours: (hours: number) => call('/new-wallets', { hours }),
    setTechnicalWork: (active: boolean) => call('/technical-work', { active }),
    advanceDays: (days: number) => call('/clock/advance', { days }),
    advanceSeconds: (seconds: number) => call('/clock/advance', { seconds }),
    readLedger: () => call<LedgerReport>('/ledger'),
  };
}
