import type { Adapter } from '@meridian/contract-kit/check';

async function control(base: string, path: string, body: object): Promise<void> {
  const response = await fetch(`${base}/sandbox${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
}

/** The controls of the sandbox, for the rules of the contract kit that need more than calls: an example for other servers. */
const adapter: Adapter = {
  settleRefill: (base, id) => control(base, `/refills/${id}/settle`, {}),
  passLimits: (base) => control(base, '/clock/advance', { seconds: 3_601 }),
};

export default adapter;
