/** Shorter than the timeout of a call: a build with a wrong address must fail before it bundles anything. */
const TIMEOUT_MS = 4000;

/** Why the API at this origin cannot give the figures of the public pages, in one sentence. Undefined when it can. */
export async function failureOfApi(api: string, timeoutMs = TIMEOUT_MS): Promise<string | undefined> {
  const advice = 'start it, correct --api, or leave --api out to build pages without figures.';
  if (!URL.canParse(api)) return `--api ${api} is no address: ${advice}`;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const { ok, status } = await fetch(`${api}/api/settings/contacts`, { signal: controller.signal });
    return ok ? undefined : `The API at ${api} answered ${status}: ${advice}`;
  } catch {
    return `The API at ${api} did not answer: ${advice}`;
  } finally {
    clearTimeout(timer);
  }
}
