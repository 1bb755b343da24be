function find<Kind extends Element>(selector: string, kind: { new (): Kind; prototype: Kind }): Kind {
  const element = document.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`The page has no ${kind.name} ${selector}.`);
  return element;
}

const form = find('form', HTMLFormElement);
const message = find('#message', HTMLElement);

/** Where to return after the sign-in; only pages of this machine. */
function returnAddress(): URL | undefined {
  const asked = URL.parse(new URLSearchParams(location.search).get('return_to') ?? '');
  if (!asked || !/^https?:$/.test(asked.protocol)) return undefined;
  return /^(localhost|127\.0\.0\.1|\[::1\])$/.test(asked.hostname) ? asked : undefined;
}

function base64url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

interface Outcome {
  /** What Telegram would sign. Undefined when it was refused. */
  readonly signed?: string;
  readonly words: string;
}

async function sign(entered: Readonly<Record<string, unknown>>): Promise<Outcome> {
  try {
    const response = await fetch('/sandbox/telegram/sign', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...entered, id: Number(entered.id) }),
    });
    const reply: unknown = await response.json();
    if (response.ok) return { signed: JSON.stringify(reply, null, 2), words: 'Signed.' };
    return { words: reply instanceof Object && 'detail' in reply ? String(reply.detail) : '' };
  } catch {
    return { words: 'No answer came, and nobody was signed in. Sign again.' };
  }
}

async function submit(): Promise<void> {
  message.textContent = 'Signing…';
  const { signed, words } = await sign(
    Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== '')),
  );
  message.textContent = words;
  if (signed === undefined) return;
  find('#signed', HTMLTextAreaElement).value = signed;
  const address = returnAddress();
  if (!address) return;
  address.hash = `tgAuthResult=${base64url(signed)}`;
  location.assign(address);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void submit();
});

export {};
