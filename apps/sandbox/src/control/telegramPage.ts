/** Imitates the Telegram sign-in page on this machine. It signs any name. */
export const telegramPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Telegram stand-in</title>
    <link rel="stylesheet" href="/sandbox/page.css">
    <script type="module" src="/sandbox/telegram/page.js"></script>
  </head>
  <body>
    <main>
      <h1>Telegram stand-in</h1>
      <p>This is not Telegram. It signs whatever is entered, for tests on this machine, at the sandbox's time.</p>
      <form>
        <p><label>Telegram id <input name="id" type="number" min="1" max="9007199254740991" value="512345678" required></label></p>
        <p><label>First name <input name="first_name" maxlength="256" value="Anna"></label></p>
        <p><label>Username <input name="username" maxlength="64" value="annapetrova"></label></p>
        <button>Sign</button>
      </form>
      <p id="message" role="status"></p>
      <p><label for="signed">Signed data, as the widget hands it over</label></p>
      <p><textarea id="signed" rows="8" readonly></textarea></p>
      <p><a href="/sandbox">Sandbox controls</a></p>
    </main>
  </body>
</html>
`;

export const telegramScript = `
const [form] = document.forms;
const message = document.getElementById('message');

/** Where to return after the sign-in; only pages of this machine. */
function returnAddress() {
  const asked = URL.parse(new URLSearchParams(location.search).get('return_to') ?? '');
  const isHere = /^(localhost|127\\.0\\.0\\.1|\\[::1\\])$/.test(asked?.hostname ?? '');
  return isHere && /^https?:$/.test(asked.protocol) ? asked : undefined;
}

function base64url(text) {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function sign(entered) {
  const response = await fetch('/sandbox/telegram/sign', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...entered, id: Number(entered.id) }),
  });
  const answer = await response.json();
  return response.ok ? { signed: JSON.stringify(answer, null, 2) } : { refusal: answer.detail };
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  message.textContent = 'Signing…';
  const entered = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''));
  const { signed, refusal } = await sign(entered).catch(() => ({
    refusal: 'No answer came, and nobody was signed in. Sign again.',
  }));
  message.textContent = refusal ?? 'Signed.';
  if (refusal) return;
  document.getElementById('signed').value = signed;
  const address = returnAddress();
  if (!address) return;
  address.hash = 'tgAuthResult=' + base64url(signed);
  location.assign(address);
});
`;
