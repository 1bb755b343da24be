import { capabilities } from '../core/CompanySettings.ts';
import { languages } from '../core/languages.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });

const reasonFields = languages.map(
  (language) =>
    `<label>In ${names.of(language)} <input name="${language}" class="words" maxlength="500" lang="${language}"></label>`,
);

/** A section whose form sets a number of hours. */
const hoursSection = (
  id: string,
  title: string,
  label: string,
) => `      <section aria-labelledby="${id}-title">
        <h2 id="${id}-title">${title}</h2>
        <p id="${id}">Being read.</p>
        <form data-path="/${id}">
          <label>${label}, 0 for none <input name="hours" type="number" min="0" max="720" value="0" required></label>
          <button>Set</button>
        </form>
      </section>`;

/** The page of the control plane. It works with a keyboard and a screen reader and loads nothing from other origins. */
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
      <button type="button" id="read-again">Read the state again</button>

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

      <section aria-labelledby="operator-title">
        <h2 id="operator-title">Operator</h2>
        <p id="operator">Being read.</p>
      </section>

      <section aria-labelledby="telegram-title">
        <h2 id="telegram-title">Sign-in through Telegram</h2>
        <p id="telegram">Being read.</p>
        <button type="button" id="telegram-switch">Switch</button>
        <a href="/sandbox/telegram" id="telegram-stand-in" hidden>Telegram stand-in</a>
      </section>

      <section aria-labelledby="capabilities-title">
        <h2 id="capabilities-title">Capabilities</h2>
        <p id="capabilities">Being read.</p>
        ${capabilities.map((name) => `<button type="button" id="${name}-switch">Switch</button>`).join('\n        ')}
      </section>

${hoursSection('new-wallets', 'New wallets', 'Hours to wait')}

${hoursSection('security-pause', 'Pause of withdrawals', 'Hours without withdrawals')}

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
        <p>The investor reads it with whatever is rejected or denied below. In every language, or in none for the usual words.</p>
        <form id="reason">
          ${reasonFields.join('\n          ')}
        </form>
      </section>

      <section aria-labelledby="refills-title">
        <h2 id="refills-title">Refills that wait for their transfer or a decision</h2>
        <p id="refills-more" hidden></p>
        <table><thead><tr><th scope="col">Investor</th><th scope="col">Amount</th><th scope="col">Made</th>
          <th scope="col">Confirmations</th><th scope="col">Status</th>
          <th scope="col">Received</th><th scope="col">Decide</th></tr></thead><tbody id="refills"></tbody></table>
      </section>

      <section aria-labelledby="withdrawals-title">
        <h2 id="withdrawals-title">Withdrawals that wait for a decision</h2>
        <p id="withdrawals-more" hidden></p>
        <table><thead><tr><th scope="col">Investor</th><th scope="col">Amount</th><th scope="col">Status</th>
          <th scope="col">Decide</th></tr></thead><tbody id="withdrawals"></tbody></table>
      </section>

      <section aria-labelledby="verifications-title">
        <h2 id="verifications-title">Verifications that wait for a decision</h2>
        <p id="verifications-more" hidden></p>
        <table><thead><tr><th scope="col">Investor</th><th scope="col">Name</th><th scope="col">Sent</th>
          <th scope="col">Decide</th></tr></thead><tbody id="verifications"></tbody></table>
      </section>

      <section aria-labelledby="support-requests-title">
        <h2 id="support-requests-title">Requests to the support that wait for an answer</h2>
        <p id="support-requests-more" hidden></p>
        <table><thead><tr><th scope="col">Investor</th><th scope="col">About</th><th scope="col">Message</th>
          <th scope="col">Answer</th><th scope="col">Decide</th></tr></thead><tbody id="support-requests"></tbody></table>
      </section>

      <section aria-labelledby="guest-requests-title">
        <h2 id="guest-requests-title">Messages of guests that wait for an answer</h2>
        <p id="guest-requests-more" hidden></p>
        <table><thead><tr><th scope="col">From</th><th scope="col">Subject</th><th scope="col">Message</th>
          <th scope="col">Answer</th><th scope="col">Decide</th></tr></thead><tbody id="guest-requests"></tbody></table>
      </section>

      <section aria-labelledby="subscription-title">
        <h2 id="subscription-title">Subscription of an investor</h2>
        <form id="subscription-form">
          <label>Login <input name="login" class="words" autocapitalize="none" autocomplete="off" spellcheck="false" required></label>
          <button value="true">Give one</button>
          <button value="false">End now</button>
        </form>
      </section>

      <section aria-labelledby="outbox-title" tabindex="0">
        <h2 id="outbox-title">Outbox</h2>
        <p id="outbox-more" hidden></p>
        <table><thead><tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Code</th>
          <th scope="col">Text</th></tr></thead><tbody id="outbox"></tbody></table>
      </section>

      <section aria-labelledby="ledger-title">
        <h2 id="ledger-title">Ledger</h2>
        <p id="reconciliation">Being read.</p>
        <p><a href="/sandbox/ledger">Sums and balances</a></p>
      </section>

      <section aria-labelledby="reset-title">
        <h2 id="reset-title">Reset</h2>
        <p>Everything that was done here is forgotten, everybody is signed out.</p>
        <form data-path="/reset" data-confirm="Forget everything that was done here?">
          <label>Operations of generated partners (slow; up to 1,000,000)
            <input name="seedSize" type="number" min="1" max="1000000"></label>
          <button>Reset to the seed</button>
        </form>
      </section>
    </main>
  </body>
</html>
`;

// The message stays visible from every row. On narrow screens each row is a block with labelled cells.
export const pageStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
section { margin-top: 2rem; overflow-x: auto; }
#message { position: sticky; top: 0; min-height: 1.5rem; padding: 0.5rem 0; background: Canvas; }
#message:empty { background: none; pointer-events: none; }
:root { scroll-padding-top: 4rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid; vertical-align: top; }
button, input, select { font: inherit; min-height: 2.75rem; padding: 0 0.75rem; }
button { margin: 0.125rem 0.25rem 0.125rem 0; }
input { width: 7rem; }
.words { width: min(24rem, 100%); box-sizing: border-box; }
select { max-width: 100%; }
textarea { inline-size: 100%; box-sizing: border-box; font: inherit; }
button[aria-disabled='true'] { opacity: 0.5; cursor: progress; }

@media (width < 60rem) {
  table, tbody, tr, td { display: block; }
  thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { padding: 0.75rem 0; border-bottom: 1px solid; }
  td { padding: 0.125rem 0; border: 0; overflow-wrap: anywhere; }
  td:empty { display: none; }
  td[data-label]::before { content: attr(data-label) ': '; content: attr(data-label) ': ' / ''; }
}
`;
