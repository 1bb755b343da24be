/** The control plane for people: plain, works with a keyboard and a screen reader, and loads nothing from elsewhere. */
export const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Sandbox controls</title>
    <link rel="stylesheet" href="/sandbox/page.css">
    <script type="module" src="/sandbox/page.js"></script>
  </head>
  <body>
    <main>
      <h1>Sandbox controls</h1>
      <p>No chain, no custody, no real money. What happens here is what a real world would do to the product.</p>
      <p id="message" role="status" tabindex="-1"></p>

      <section aria-labelledby="clock-title">
        <h2 id="clock-title">Clock</h2>
        <p>It is <time id="now">being read</time>.</p>
        <form data-path="/clock/advance">
          <p>The clock goes as far as the end of 2199.</p>
          <label>Days to advance <input name="days" type="number" min="0" max="3650" value="1" required></label>
          <button>Advance</button>
        </form>
      </section>

      <section aria-labelledby="works-title">
        <h2 id="works-title">Technical works</h2>
        <p id="works">Being read.</p>
        <button type="button" id="works-switch">Switch</button>
      </section>

      <section aria-labelledby="telegram-title">
        <h2 id="telegram-title">Sign-in through Telegram</h2>
        <p id="telegram">Being read.</p>
        <button type="button" id="telegram-switch">Switch</button>
        <a href="/sandbox/telegram" id="telegram-stand-in" hidden>Telegram stand-in</a>
      </section>

      <section aria-labelledby="refusals-title">
        <h2 id="refusals-title">Refusals on purpose</h2>
        <p>Every call of an operation is refused with a code of its contract, and does nothing, until this is ended.</p>
        <form id="refusals-form">
          <label>Operation <select id="refusal-operation"></select></label>
          <label>Code <select id="refusal-code"></select></label>
          <button>Refuse</button>
        </form>
        <table><thead><tr><th scope="col">Operation</th><th scope="col">Code</th><th scope="col">End</th></tr></thead>
          <tbody id="refusals"></tbody></table>
      </section>

      <section aria-labelledby="reason-title">
        <h2 id="reason-title">Reason of a rejection</h2>
        <p>The investor reads it with whatever is rejected or denied below. Both languages, or none for the usual words.</p>
        <form id="reason">
          <label>In English <input name="en" class="words" maxlength="500"></label>
          <label>In Russian <input name="ru" class="words" maxlength="500" lang="ru"></label>
        </form>
      </section>

      <section aria-labelledby="refills-title">
        <h2 id="refills-title">Refills that wait for their transfer or a decision</h2>
        <table><thead><tr><th scope="col">Investor</th><th scope="col">Amount</th><th scope="col">Made</th>
          <th scope="col">Confirmations</th><th scope="col">Status</th>
          <th scope="col">Received</th><th scope="col">Decide</th></tr></thead><tbody id="refills"></tbody></table>
      </section>

      <section aria-labelledby="withdrawals-title">
        <h2 id="withdrawals-title">Withdrawals that wait for a decision</h2>
        <table><thead><tr><th scope="col">Investor</th><th scope="col">Amount</th><th scope="col">Status</th>
          <th scope="col">Decide</th></tr></thead><tbody id="withdrawals"></tbody></table>
      </section>

      <section aria-labelledby="verifications-title">
        <h2 id="verifications-title">Verifications that wait for a decision</h2>
        <table><thead><tr><th scope="col">Investor</th><th scope="col">Name</th><th scope="col">Sent</th>
          <th scope="col">Decide</th></tr></thead><tbody id="verifications"></tbody></table>
      </section>

      <section aria-labelledby="outbox-title" tabindex="0">
        <h2 id="outbox-title">Outbox</h2>
        <table><thead><tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Code</th>
          <th scope="col">Text</th></tr></thead><tbody id="outbox"></tbody></table>
      </section>

      <section aria-labelledby="ledger-title">
        <h2 id="ledger-title">Ledger</h2>
        <p><a href="/sandbox/ledger">Sums and balances</a></p>
      </section>

      <section aria-labelledby="reset-title">
        <h2 id="reset-title">Reset</h2>
        <p>Everything that was done here is forgotten, everybody is signed out.</p>
        <form data-path="/reset" data-confirm="Forget everything that was done here?">
          <label>Operations of a crowd besides (slow; up to 1,000,000)
            <input name="seedSize" type="number" min="1" max="1000000"></label>
          <button>Reset to the seed</button>
        </form>
      </section>
    </main>
  </body>
</html>
`;

export const pageStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
section { margin-top: 2rem; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid; vertical-align: top; }
button, input, select { font: inherit; min-height: 2.75rem; padding: 0 0.75rem; }
button { margin: 0.125rem 0.25rem 0.125rem 0; }
input { width: 7rem; }
.words { width: min(24rem, 100%); box-sizing: border-box; }
select { max-width: 100%; }
`;

export const pageScript = `
const find = (id) => document.getElementById(id);

function tell(text) {
  find('message').textContent = text;
}

async function send(path, body = {}) {
  const response = await fetch('/sandbox' + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  await show();
  const fields = Object.entries(answer.errors ?? {}).map(([field, code]) => field + ': ' + code);
  tell(response.ok ? 'Done.' : [answer.detail, ...fields].join(' '));
  // What was pressed may be gone with its row: the next key goes on from what is said, not from the top.
  if (document.activeElement === document.body) find('message').focus();
}

function cell(...content) {
  const td = document.createElement('td');
  td.append(...content);
  return td;
}

function button(label, about, path, bodyOf) {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.setAttribute('aria-label', label + ', ' + about);
  element.addEventListener('click', () => send(path, bodyOf?.()));
  return element;
}

// One that is given in one language alone is refused with the other one's name.
function reason() {
  const words = [...new FormData(find('reason'))].filter(([, word]) => word !== '');
  return words.length > 0 ? { reason: Object.fromEntries(words) } : {};
}

// What was typed for a refill stays while others are decided.
const received = new Map();

function receivedField(id, about) {
  const input = document.createElement('input');
  input.inputMode = 'decimal';
  input.placeholder = 'as asked';
  input.setAttribute('aria-label', 'Received, ' + about);
  input.value = received.get(id) ?? '';
  input.addEventListener('input', () => received.set(id, input.value));
  return input;
}

function amountReceived(id) {
  const amount = received.get(id) ?? '';
  return amount === '' ? {} : { amount };
}

function fill(id, items, row) {
  const rows = items.map((item) => {
    const tr = document.createElement('tr');
    tr.append(...row(item));
    return tr;
  });
  if (rows.length === 0) {
    const tr = document.createElement('tr');
    const td = cell('Nothing.');
    td.colSpan = find(id).parentElement.tHead.rows[0].cells.length;
    tr.append(td);
    rows.push(tr);
  }
  find(id).replaceChildren(...rows);
}

const signers = {
  configured: 'the configured bot signs people in.',
  'stand-in': 'the stand-in signs people in.',
  none: 'but no bot is configured, so nobody can sign in this way.',
};

const amountOf = ({ amount, currency }) => amount + ' ' + currency;

async function show() {
  const response = await fetch('/sandbox/state');
  const state = await response.json();
  if (!response.ok) return tell(state.detail);
  await showRefusals();
  find('now').textContent = state.now;
  find('now').dateTime = state.now;
  find('works').textContent = state.technicalWork ? 'They are going on.' : 'There are none.';
  find('works-switch').textContent = state.technicalWork ? 'End them' : 'Begin them';
  find('works-switch').onclick = () => send('/technical-work', { active: !state.technicalWork });
  find('telegram').textContent = state.telegram.available
    ? 'It is open; ' + signers[state.telegram.bot]
    : 'It is closed.';
  find('telegram-stand-in').hidden = state.telegram.bot !== 'stand-in';
  find('telegram-switch').textContent = state.telegram.available ? 'Close it' : 'Open it';
  find('telegram-switch').onclick = () => send('/telegram', { available: !state.telegram.available });
  fill('refills', state.refills, (item) => {
    const about = item.login + ', ' + amountOf(item.requestedAmount);
    const decide = (label, verb, bodyOf) => button(label, about, '/refills/' + item.id + '/' + verb, bodyOf);
    const inspect = item.status === 'waiting' ? [decide('Inspect', 'inspect')] : [];
    return [
      cell(item.login),
      cell(amountOf(item.requestedAmount)),
      cell(item.creationDate),
      cell(item.confirmations + ' of ' + item.requiredConfirmations),
      cell(item.status),
      cell(receivedField(item.id, about)),
      cell(
        decide('Confirm once', 'confirm'),
        decide('Settle', 'settle', () => amountReceived(item.id)),
        decide('Reject', 'reject', reason),
        ...inspect,
      ),
    ];
  });
  fill('withdrawals', state.withdrawals, (item) => {
    const about = item.login + ', ' + amountOf(item.amount);
    const decide = (label, verb, bodyOf) =>
      button(label, about, '/withdrawals/' + item.id + '/' + verb, bodyOf);
    const inspect = item.status === 'pending' ? [decide('Inspect', 'inspect')] : [];
    return [
      cell(item.login),
      cell(amountOf(item.amount)),
      cell(item.status),
      cell(decide('Settle', 'settle'), decide('Reject', 'reject', reason), ...inspect, decide('Fail', 'fail')),
    ];
  });
  fill('verifications', state.verifications, (item) => {
    const decide = (label, verb, bodyOf) =>
      button(label, item.login, '/verifications/' + item.login + '/' + verb, bodyOf);
    return [
      cell(item.login),
      cell(item.fullName),
      cell(item.submissionDate),
      cell(decide('Approve', 'approve'), decide('Deny', 'deny', reason)),
    ];
  });
  fill('outbox', state.outbox, (item) => [
    cell(item.at),
    cell(item.login + ', ' + item.recipient),
    cell(item.code ?? ''),
    cell(item.text),
  ]);
}

const operation = find('refusal-operation');
let documented = {};

function option(text) {
  return new Option(text, text);
}

function showCodes() {
  find('refusal-code').replaceChildren(...(documented[operation.value] ?? []).map(option));
}

async function showRefusals() {
  const refusals = await (await fetch('/sandbox/refusals')).json();
  documented = refusals.documented;
  if (operation.length === 0) {
    operation.replaceChildren(...Object.keys(documented).map(option));
    showCodes();
  }
  fill('refusals', Object.entries(refusals.staged), ([name, code]) => [
    cell(name),
    cell(code),
    cell(button('End', name + ', ' + code, '/refusals', () => ({ [name]: null }))),
  ]);
}

operation.addEventListener('change', showCodes);
find('refusals-form').addEventListener('submit', (event) => {
  event.preventDefault();
  send('/refusals', { [operation.value]: find('refusal-code').value });
});

// Every field of these forms is a number; one that is left empty is not sent.
for (const form of document.querySelectorAll('form[data-path]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const filled = [...new FormData(form)].filter(([, value]) => value !== '');
    const body = Object.fromEntries(filled.map(([name, value]) => [name, Number(value)]));
    if (!form.dataset.confirm || confirm(form.dataset.confirm)) send(form.dataset.path, body);
  });
  // What was said of the time before is not said of what the browser itself refuses.
  form.addEventListener('invalid', () => tell(''), true);
}
find('reason').addEventListener('submit', (event) => event.preventDefault());
show();
`;
