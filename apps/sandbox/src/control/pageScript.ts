/** Client script of the control page. */
export const pageScript = `
const find = (id) => document.getElementById(id);

function tell(text) {
  find('message').textContent = text;
}

let isWorking = false;

// One request at a time: a second press would repeat the action, and a stale answer could replace a newer one.
async function alone(words, act) {
  if (isWorking) return;
  isWorking = true;
  tell(words);
  markButtons();
  const outcome = await act();
  isWorking = false;
  markButtons();
  tell(outcome);
}

// Not disabled: the keyboard focus would be lost.
function markButtons() {
  for (const each of document.querySelectorAll('button')) {
    if (isWorking) each.setAttribute('aria-disabled', 'true');
    else each.removeAttribute('aria-disabled');
  }
}

async function tryToShow() {
  try {
    await show();
    return true;
  } catch {
    return false;
  }
}

const goOn = 'Press “Read the state again” when the sandbox answers.';

function readState(said) {
  return alone('Reading the state…', async () =>
    (await tryToShow()) ? said : 'The state could not be read, and nothing was changed. ' + goOn,
  );
}

function send(path, body = {}) {
  return alone('Working…', async () => {
    const outcome = await outcomeOf(path, body);
    if (await tryToShow()) return outcome;
    return outcome + ' The state could not be read: what is shown is from before. ' + goOn;
  });
}

async function outcomeOf(path, body) {
  try {
    const response = await fetch('/sandbox' + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    const fields = Object.entries(answer.errors ?? {}).map(([field, code]) => field + ': ' + code);
    return response.ok ? 'Done.' : [answer.detail, ...fields].join(' ');
  } catch {
    return 'No answer came, so it may have been done or not. Look at the state before you try again.';
  }
}

async function readJson(path) {
  const response = await fetch('/sandbox' + path);
  if (!response.ok) throw new Error(path + ' was answered with ' + response.status);
  return response.json();
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

// A reason in one language only is rejected with the missing language.
function reason() {
  const words = [...new FormData(find('reason'))].filter(([, word]) => word !== '');
  return words.length > 0 ? { reason: Object.fromEntries(words) } : {};
}

// Keep the input of a refill, with its typed value, while others change.
const received = new Map();

function receivedField(id, about) {
  const known = received.get(id);
  if (known) return known;
  const input = document.createElement('input');
  input.inputMode = 'decimal';
  input.placeholder = 'as asked';
  input.setAttribute('aria-label', 'Received, ' + about);
  received.set(id, input);
  return input;
}

function amountReceived(id) {
  const amount = received.get(id)?.value ?? '';
  return amount === '' ? {} : { amount };
}

// Explicit roles: some browsers drop table semantics for block rows.
function rowOf(key, cells) {
  const tr = document.createElement('tr');
  tr.setAttribute('role', 'row');
  tr.dataset.key = key;
  for (const td of cells) td.setAttribute('role', 'cell');
  tr.append(...cells);
  return tr;
}

function fill(id, items, keyOf, row) {
  const list = find(id);
  const heads = [...list.parentElement.tHead.rows[0].cells];
  const rows = items.map((item) => {
    const cells = row(item);
    cells.forEach((td, at) => (td.dataset.label = heads[at].textContent));
    return rowOf(keyOf(item), cells);
  });
  if (rows.length === 0) {
    const td = cell('Nothing.');
    td.colSpan = heads.length;
    rows.push(rowOf('', [td]));
  }
  list.replaceChildren(...rows);
}

function fillNewest(id, { items, hasMore }, row) {
  find(id + '-more').hidden = !hasMore;
  find(id + '-more').textContent = 'The newest ' + items.length + ' are shown. There are more.';
  fill(id, items, (item) => item.id, row);
}

const controlsIn = (row) => [...row.querySelectorAll('button, input')];

// Drawing replaces the rows. Restore the focused control and its scroll position; if the control is gone, focus the
// message, so that the keyboard does not start at the top again.
function keepingPlace(draw) {
  const control = document.activeElement;
  const row = control?.closest('tr[data-key]');
  if (!row) return draw();
  const list = row.parentElement;
  const { top } = control.getBoundingClientRect();
  const name = control.getAttribute('aria-label');
  draw();
  const same = [...list.rows]
    .filter(({ dataset }) => dataset.key === row.dataset.key)
    .flatMap(controlsIn)
    .find((each) => each.getAttribute('aria-label') === name);
  if (!same) return find('message').focus({ preventScroll: true });
  same.focus({ preventScroll: true });
  scrollBy(0, same.getBoundingClientRect().top - top);
}

const signers = {
  configured: 'the configured bot signs people in.',
  'stand-in': 'the stand-in signs people in.',
  none: 'but no bot is configured, so nobody can sign in this way.',
};

const amountOf = ({ amount, currency }) => amount + ' ' + currency;

async function show() {
  const [state, refusals] = await Promise.all([readJson('/state'), readJson('/refusals')]);
  keepingPlace(() => draw(state, refusals));
}

function draw(state, refusals) {
  drawRefusals(refusals);
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
  const { referrals, cases } = state.capabilities;
  find('capabilities').textContent =
    'Referrals are ' + (referrals ? 'on' : 'off') + ', cases are ' + (cases ? 'on' : 'off') + '.';
  find('referrals-switch').textContent = referrals ? 'Switch the referrals off' : 'Switch the referrals on';
  find('referrals-switch').onclick = () => send('/capabilities', { referrals: !referrals });
  find('cases-switch').textContent = cases ? 'Switch the cases off' : 'Switch the cases on';
  find('cases-switch').onclick = () => send('/capabilities', { cases: !cases });
  fillNewest('refills', state.refills, (item) => {
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
  fillNewest('withdrawals', state.withdrawals, (item) => {
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
  fillNewest('verifications', state.verifications, (item) => {
    const decide = (label, verb, bodyOf) =>
      button(label, item.login, '/verifications/' + item.login + '/' + verb, bodyOf);
    return [
      cell(item.login),
      cell(item.fullName),
      cell(item.submissionDate),
      cell(decide('Approve', 'approve'), decide('Deny', 'deny', reason)),
    ];
  });
  fillNewest('outbox', state.outbox, (item) => [
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

function drawRefusals(refusals) {
  documented = refusals.documented;
  if (operation.length === 0) {
    operation.replaceChildren(...Object.keys(documented).map(option));
    showCodes();
  }
  fill('refusals', Object.entries(refusals.staged), ([name]) => name, ([name, code]) => [
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

find('subscription-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const login = new FormData(event.currentTarget).get('login').trim();
  const active = event.submitter.value === 'true';
  send('/investors/' + encodeURIComponent(login) + '/subscription', { active });
});

// All fields are numbers; empty ones are not sent.
for (const form of document.querySelectorAll('form[data-path]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isWorking) return;
    const filled = [...new FormData(form)].filter(([, value]) => value !== '');
    const body = Object.fromEntries(filled.map(([name, value]) => [name, Number(value)]));
    if (!form.dataset.confirm || confirm(form.dataset.confirm)) send(form.dataset.path, body);
  });
  // Clear the last message, because validation in the browser may block the submit.
  form.addEventListener('invalid', () => isWorking || tell(''), true);
}
find('reason').addEventListener('submit', (event) => event.preventDefault());
find('read-again').addEventListener('click', () => readState('This is the state now.'));
for (const part of document.querySelectorAll('table, thead, tbody, th')) {
  part.setAttribute('role', { TABLE: 'table', TH: 'columnheader' }[part.tagName] ?? 'rowgroup');
}
readState('');
`;
