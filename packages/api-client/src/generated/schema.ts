// Written by generate.ts from openapi/; do not edit.

export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Begins a session. The answer to an unknown name is that to a wrong password, and takes as long. Too many wrong passwords, for one account by whichever of its names or from one place, are a 429 for a few minutes. A device that signed in to the account before is counted separately.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register/{login}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a login is free
         * @description Asked while somebody fills in the first step of the registration. Calls are counted together with registrations and sign-ins, so that logins cannot be gathered.
         */
        get: operations["getLoginAvailability"];
        put?: never;
        /**
         * Register
         * @description Makes an account and begins its session; the body is the `data` of section 3. A code is sent to the phone at once, and calls that move money wait until it is entered.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/phone/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the phone
         * @description Takes the code that was sent to the phone. The token of the answer replaces the one the call was made with.
         */
        post: operations["confirmPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/phone/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the phone's code again
         * @description Sends a new code and voids the last one. Asked too early it is a 429 that says how long to wait.
         */
        post: operations["resendPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/phone/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of the phone's code
         * @description Whether a code works, how often it can still be entered and when another may be asked for.
         */
        get: operations["getPhoneCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the e-mail
         * @description Takes the code that was sent to the e-mail.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the e-mail's code again
         * @description Sends a new code and voids the last one. Asked too early it is a 429 that says how long to wait.
         */
        post: operations["resendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of the e-mail's code
         * @description Whether a code works, how often it can still be entered and when another may be asked for.
         */
        get: operations["getEmailCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/telegram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in through Telegram
         * @description Begins a session of the account that this Telegram is linked to. Where there is none the answer is 404, and the person registers with `POST /auth/telegram/{login}`.
         */
        post: operations["logInWithTelegram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/telegram/{login}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register through Telegram
         * @description Makes an account that this Telegram is linked to and begins its session. A code is sent to the phone at once.
         */
        post: operations["registerWithTelegram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with a passkey
         * @description Returns a challenge that works once, for five minutes. No login is needed - the browser offers the passkeys of this site.
         */
        post: operations["createSignInOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Begins a session of the account that the passkey belongs to. The device checked the person, so a passkey is two factors and no code is asked for.
         */
        post: operations["logInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a code to reset the password
         * @description Sends a code to the e-mail when it belongs to the login. The answer is the same, and takes as long, when it does not; `sentTo` only masks what was asked. Another request voids no earlier code. Requests of a browser that signed in to the account before are counted apart from those of strangers, and those of strangers by network. When strangers ask often, the codes become longer. On an error the client shows the server's message (section 7).
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the code of a password reset
         * @description Gives the token that sets the new password. Where there is no such account a code fares as a wrong one does where there is: it does not match, and is void after a few tries or too late.
         */
        post: operations["validatePasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/remind-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a forgotten login
         * @description Sends the login of the account to its e-mail. The answer is the same, and takes as long, when no account has the e-mail.
         */
        post: operations["requestLoginReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/set-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password after a reset
         * @description Takes the token of `POST /auth/reset-password/validate` as bearer, once. Every earlier session ends; a new one begins.
         */
        post: operations["setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the second factor
         * @description Begins the session whose first step answered with a challenge. A refused code is counted for the account, whatever the challenge. An unknown or expired challenge is `waiting_time_expired`: sign in again.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session on the server, so that a copy of its token is worth nothing. The client clears its token and user (section 4) whatever the answer is, and does not wait for it.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One setting
         * @description Bounds and rules that are the same for everybody, by key; a type for each key. Public, so that the same answer serves visitors and the cabinet and can be kept.
         */
        get: operations["getSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/telegramAuthAvailable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether Telegram sign-in is open
         * @description A switch of the owner; the button is shown only while it is on.
         */
        get: operations["getTelegramAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/technical_work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether technical works are going on
         * @description Answers with 200 during the works too, so that the maintenance page can ask when they are over.
         */
        get: operations["getTechnicalWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/subscription/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The subscriptions on offer
         * @description Options with price and period; paid from the balance by `POST /user/subscription`.
         */
        get: operations["listSubscriptionOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Currencies to show amounts in, and their courses
         * @description Only to look at: an exchange has its own quote. Which currency a person has chosen is `displayCurrency` of the user.
         */
        get: operations["listCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courses of past days
         * @description What one unit of a currency was worth in a display currency on each day of a period, at most 366 days.
         */
        get: operations["listDayCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What closed deposits brought
         * @description For each plan and quarter, from the ledger, the newest quarter first: the last four quarters that are over. A quarter is counted once, a day after its end, and does not change afterwards. A plan is named for a quarter only with at least `fewestDeposits` deposits. Results of the past say nothing about those to come.
         */
        get: operations["listPlanResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-systems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payment systems
         * @description One list for both directions; each says whether it takes refills, withdrawals or both, and on what terms.
         */
        get: operations["listPaymentSystems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings_other/plans/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The plans on offer
         * @description What the public pages and the invest form show. Names and descriptions are in the language asked for.
         */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change personal data
         * @description Changes the profile. E-mail, phone and language are changed by `POST /user/profile`. While a verification is in process or has succeeded the full name stays as it was verified.
         */
        patch: operations["updateUserData"];
        trace?: never;
    };
    "/user-data/byType/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's data of one type
         * @description `profile` for the profile, `verification` for where the account verification stands.
         */
        get: operations["getUserData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-data/wallets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's wallets
         * @description Addresses that withdrawals go to, by payment system.
         */
        get: operations["listWallets"];
        put?: never;
        /**
         * Add a wallet
         * @description Beside those that the payment system has already. Needs a confirmed session, and the person is notified. The wallet waits for `newWalletHours` of the setting `withdrawal`, whatever the others do. Refused while withdrawals go only to the wallets that are saved.
         */
        post: operations["saveWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-data/wallets/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set or remove wallets
         * @description Every address is checked against the pattern and the checksum of its payment system. One that does not fit is `wallet_address_invalid`, an unknown system `unknown_value`, under `wallets.` and the system's id; then none is changed. Needs a confirmed session. The person is notified of every wallet that was added, changed or removed. An added or changed wallet waits for `newWalletHours` of the setting `withdrawal`; a removal does not wait.
         */
        patch: operations["updateWallets"];
        trace?: never;
    };
    "/user-data/wallets/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename wallets
         * @description The names are only for the person. Withdrawals go where they went, so no confirmation is needed. A payment system without a wallet is `no_withdrawal_wallet` under `names.` and its id; then none is renamed.
         */
        patch: operations["updateWalletNames"];
        trace?: never;
    };
    "/user-data/wallets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a wallet
         * @description No new withdrawal goes to it, at once. Needs a confirmed session, and the person is notified. Withdrawals that are on their way keep their address.
         */
        delete: operations["removeWallet"];
        options?: never;
        head?: never;
        /**
         * Change the address or the name of a wallet
         * @description Another address needs a confirmed session, waits again for `newWalletHours` and is refused while withdrawals go only to the wallets that are saved. A name moves no money, so it needs none of that. Withdrawals that are on their way keep their address.
         */
        patch: operations["updateWallet"];
        trace?: never;
    };
    "/user-data/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Send the verification form
         * @description Starts an account verification, or another after a denial. The client gives the upload 100 seconds (section 9). `GET /user-data/byType/verification` reads how it stands. One already in process or successful is not replaced.
         */
        patch: operations["submitVerification"];
        trace?: never;
    };
    "/user/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's balances
         * @description Every currency the product keeps, and which figure the person wants to see first.
         */
        get: operations["getBalance"];
        put?: never;
        /**
         * Choose which balance to see first
         * @description Keeps the figure and the currency that lead the person's screens. Section 7 shows no payload; no money moves by this call, so it takes no idempotency key.
         */
        post: operations["chooseBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/balance/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A balance over time
         * @description One point for each day of the period, at most 366. Without a period, the last thirty days.
         */
        get: operations["getBalanceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/bonus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bonus programme
         * @description The four tiers with their turnover and award. A guest may read them too, since a public page shows them.
         */
        get: operations["getBonusProgram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/case-operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's win history
         * @description Every attempt at a case, with what was spent and won over the whole filter.
         */
        get: operations["listCaseOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether the account can be closed
         * @description The conditions with what is in the way, a scheduled closing, and what happens to the person's data. The texts and terms are the server's: a client invents none.
         */
        get: operations["getAccountClosing"];
        put?: never;
        /**
         * Schedule the closing of the account
         * @description Schedules it after the cooling-off of `coolingOffDays`. Until then everything works, except that new deposits and refills are refused with `closing_scheduled`. On the day the conditions are checked again: if one is not met, the account stays open and a notification says why. Needs a confirmed session. Asked again, it answers the closing that is already scheduled.
         */
        post: operations["requestAccountClosing"];
        /**
         * Keep the account
         * @description Withdraws a scheduled closing. Without one it changes nothing.
         */
        delete: operations["cancelAccountClosing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download everything about the person
         * @description A ZIP archive, streamed while it is read: `data.json` and one CSV file for each list, and the photos of the verification and of the requests to the support. The CSV files have the day and the time in `timeZone` beside every moment. It has no secret and no data of other people beyond what the partners page shows. Needs a confirmed session. The download is recorded in the sign-in history, and the contacts are told about it.
         */
        get: operations["getDataArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether the session is confirmed
         * @description A sensitive change needs a confirmation of this session in the last few minutes. Says until when the last one counts, and the ways in which this person can confirm now.
         */
        get: operations["getConfirmation"];
        put?: never;
        /**
         * Confirm the session
         * @description Takes one proof of who the person is and confirms this session alone for a few minutes. It takes no less than a sign-in: while the authenticator app is on, a code of the app or a passkey. Wrong passwords count against the same limit as those of sign-in; a code works once, in the session that asked for it; a passkey answers a challenge of `createConfirmationOptions` once.
         */
        post: operations["confirmIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/confirmation/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code that confirms the session
         * @description Sends it by the chosen way of receiving codes, and voids the last one. Asked too early it is a 429 that says how long to wait. Without a confirmed contact it is `phone_not_confirmed`.
         */
        post: operations["requestConfirmationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/confirmation/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to confirm the session with a passkey
         * @description Returns a challenge that works once, for this person, for five minutes, and the passkeys that can sign it.
         */
        post: operations["createConfirmationOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange at a quoted rate
         * @description Sells one currency of the balance for another, at the rate the person saw.
         */
        post: operations["makeExchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/exchange-rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quote an exchange rate
         * @description Gives the rate between two different currencies, with an id under which it is kept until it expires. The same currency twice is `unknown_value` on `targetCurrency`.
         */
        get: operations["getExchangeRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/operations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's operations
         * @description Every movement of the person's money, filtered by type, currency and period, with the totals of the whole filter. The path ends with a slash, as section 7 has it. An export reads on with `cursor` instead of `page`: no operation is then lost or read twice, however many are added meanwhile.
         */
        get: operations["listOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the password
         * @description Needs the present password, which confirms the session too. While the authenticator app is on, the session has to be confirmed before. Every other session of the person ends.
         */
        patch: operations["changePassword"];
        trace?: never;
    };
    "/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change how the account is reached
         * @description Changes e-mail, phone, language or display currency and answers the user. Section 7 shows no payload. An empty object changes nothing, which is how a client reads the user afresh. A new e-mail or phone needs a confirmed session (`POST /user/confirmation`) and is sent a code at once.
         */
        post: operations["saveProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/protection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the person has protected the account
         * @description The pause of withdrawals, the lock, own limits, and what the person does not use yet.
         */
        get: operations["getProtection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/protection/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set an own limit
         * @description A lower limit takes effect at once. A higher one, or none, needs a confirmed session and waits for `limitRaiseHours`. Limits are in the default currency; other currencies count at the current rate. Days and months are in UTC. A withdrawal that was cancelled, rejected or failed does not count; the renewal of a deposit is no new deposit.
         */
        patch: operations["updateOwnLimits"];
        trace?: never;
    };
    "/user/protection/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lock the account
         * @description From this moment nothing leaves the account and nothing is changed: withdrawals, exchanges, deposits, purchases, wallets and the settings are refused with `account_locked`. Refills, accruals, reading and support go on, and pending withdrawals can be cancelled. Needs no confirmation, so that it is quick. A locked account stays as it was locked.
         */
        post: operations["setAccountLock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/protection/unlocking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock the account later
         * @description Takes effect after the days that were chosen with the lock. Needs a session that was confirmed since the lock. Asked again, it answers the unlocking that is already requested.
         */
        post: operations["requestAccountUnlocking"];
        /**
         * Keep the account locked
         * @description Withdraws the request to unlock. Needs no confirmation, because the account stays locked.
         */
        delete: operations["cancelAccountUnlocking"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/protection/wallets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Withdraw only to the wallets that are saved now
         * @description On at once, without a confirmation, because it only protects: no wallet is added and no address is changed. Off it needs a confirmed session and waits for `limitRaiseHours`; switched on meanwhile, it stays on. The person is notified of each change.
         */
        patch: operations["updateOnlyTheseWallets"];
        trace?: never;
    };
    "/user/referral/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up an inviter
         * @description Public: the register screen shows the inviter before there is a session. The answer holds nothing but the login, and calls are limited, so that logins cannot be gathered.
         */
        get: operations["getInviter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/referrals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's partners
         * @description Partners of all levels, sorted and searched, with a summary by level.
         */
        get: operations["listReferrals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/security-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The security history of the person
         * @description Sign-ins, failed sign-ins, codes, changes of the account and ended sessions, newest first unless sorted otherwise. Events older than `keptDays` are deleted.
         */
        get: operations["listSecurityEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the person is signed in
         * @description The device comes from the user agent. No location is kept.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sessions/close-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End every other session
         * @description Ends all sessions of the person but the one that the call is made with.
         */
        post: operations["closeOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sessions/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one session
         * @description Its token stops working at once.
         */
        post: operations["closeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The passkeys of the person
         * @description With when each was last used, so that one that is no longer needed is noticed.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Add a passkey
         * @description Takes what the browser made of `POST /user/passkeys/options`. Each challenge is accepted once. The old e-mail and phone are told.
         */
        post: operations["registerPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description Returns a challenge that works once, for this person, for five minutes.
         */
        post: operations["createPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description It no longer signs in or confirms anything, at once. Sessions that it began go on. The old e-mail and phone are told.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /**
         * Rename a passkey
         * @description The name is only for the person.
         */
        patch: operations["updatePasskey"];
        trace?: never;
    };
    "/user/push-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether this session receives pushes
         * @description With the key that a browser subscribes with.
         */
        get: operations["getPushSubscription"];
        put?: never;
        /**
         * Receive pushes in this session
         * @description Replaces an earlier subscription of the session, and takes the address from another session that had it. It ends with the session: when the person signs out, ends it from another device or sets a new password there, and with the account. It also ends when the service of the browser says that it is gone. Which topics are pushed is in the notification settings.
         */
        post: operations["savePushSubscription"];
        /**
         * No more pushes in this session
         * @description Succeeds also when there was no subscription.
         */
        delete: operations["removePushSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/read-only-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The read-only keys of the person
         * @description With when each was last used and when it ends. The keys themselves are not shown again.
         */
        get: operations["listReadOnlyKeys"];
        put?: never;
        /**
         * Create a read-only key
         * @description The key reads the statement and the operations of all currencies, and every other operation refuses it. It is in this answer only: the server stores a hash. It ends on its day, when it is revoked, with a new password and with the account; not with a session. The person is told by e-mail and phone.
         */
        post: operations["createReadOnlyKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/read-only-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a read-only key
         * @description It reads nothing any more, at once. Allowed while the account is locked.
         */
        delete: operations["removeReadOnlyKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/settings/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How security codes are received
         * @description The way chosen, and those open to the person.
         */
        get: operations["getSecuritySettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose how security codes are received
         * @description Needs a confirmed session. Codes already sent keep working; the next one goes the new way.
         */
        patch: operations["updateSecuritySettings"];
        trace?: never;
    };
    "/user/settings/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The word at the top of each letter
         * @description The person's own word, by which a letter of the service can be told from a forged one.
         */
        get: operations["getLetterSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose the word at the top of each letter
         * @description Needs a confirmed session. For letters from now on.
         */
        patch: operations["updateLetterSettings"];
        trace?: never;
    };
    "/user/settings/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the person wants to be notified about
         * @description Choices of the account, on every device. At first all are on except daily accruals, and there is no summary. A topic that is off is not sent by mail either.
         */
        get: operations["getNotificationSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose what to be notified about
         * @description For notifications from now on. Those already sent stay.
         */
        patch: operations["updateNotificationSettings"];
        trace?: never;
    };
    "/user/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up an authenticator app
         * @description Makes a secret. Nothing is protected by it before `POST /user/totp/confirm`. A secret that was not confirmed is replaced. While an app is on, this is `update_error`.
         */
        post: operations["startTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch the authenticator app on
         * @description Takes the first code of the app. From now on a code is asked for after the password and for every withdrawal.
         */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/totp/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes
         * @description Makes ten new ones. The earlier ones stop working.
         */
        post: operations["replaceRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/totp/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch the authenticator app off
         * @description The secret and the recovery codes are deleted. Codes for withdrawals are sent the earlier way again.
         */
        post: operations["removeTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures of the balances bar
         * @description Refill, withdraw, active deposits, earned, referrals and total, the result of the deposits, the fees and what came of the money, in one currency, then in each other one that has any.
         */
        get: operations["getStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statement of a currency for a period
         * @description What was on the available balance when the period began, what came in and went out by kind of operation, and what was left at its end: `opening`, `income` and `expense` add up to `closing`. A period that is not over ends now.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/yearly-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report of a calendar year
         * @description What a calendar year changed on the available balance of every currency, by section and kind of operation. In each currency `opening` and the lines add up to `closing`. With `displayCurrency`, each operation is valued at the course of its day in UTC. A year that is not over ends now.
         */
        get: operations["getYearlyReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/documents/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statement of a currency as a PDF document
         * @description What `GET /user/statement` says, with every operation of the period, or with the sums alone when there are more than 500. Like every document of the person, it is in the language asked for and is recorded with a number and the hash of what it says, which anybody can check with `GET /documents/check`. The same content asked for again within a day is the same document.
         */
        get: operations["getStatementDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/documents/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Confirmation of the balance on a day as a PDF document
         * @description What was available, on deposit and in withdrawal in every currency when the day ended, or is now if the day is not over. Held accruals are not included. The day is not before the registration and not after today.
         */
        get: operations["getBalanceDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/documents/operations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receipt of an operation as a PDF document
         * @description The details of one operation of the person, and what has become of the money by the time of issue.
         */
        get: operations["getOperationDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/documents/year": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report of a calendar year as a PDF document
         * @description What `GET /user/yearly-report` says, in the same language, time zone and currency of the values. It needs the capability `yearlyReport` too, and `displayCurrency` for values.
         */
        get: operations["getYearDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a document was issued
         * @description Whether the service issued a document with this number and this hash. Capital letters, spaces and hyphens make no difference. Nothing is said about whose it is and what is in it, and a number without its hash is as unknown as one that does not exist.
         */
        get: operations["getDocumentCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for a subscription
         * @description Pays the option's price from the balance.
         */
        post: operations["buySubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/guest-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the support without an account
         * @description Takes a message of a guest. The service answers by mail, in the language of `Accept-Language`, and tells nothing about any account. The answer to this call is the same whether or not an account has the e-mail. The same message that still waits is taken once.
         */
        post: operations["createGuestRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a photo for a message to the support
         * @description Takes one photo, which a message then names. It is stored without its metadata and at most 2,000 pixels long, and is deleted after a day without a message. The client gives the upload 100 seconds (section 9).
         */
        post: operations["createSupportPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A photo of a message to the support
         * @description Only for the person who sent it.
         */
        get: operations["getSupportPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's requests to the support
         * @description With their states, the last changed first.
         */
        get: operations["listSupportRequests"];
        put?: never;
        /**
         * Write to the support
         * @description Sends a request about an operation, a refill, a withdrawal or something else. What it is about must be the person's own; another is a 404. An answer comes as a notification and by mail.
         */
        post: operations["createSupportRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One request to the support
         * @description What it is about, and its messages.
         */
        get: operations["getSupportRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/requests/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write another message
         * @description Adds a message to a request that is not closed. It then waits for an answer.
         */
        post: operations["createSupportMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the person was told
         * @description Notifications, read and unread.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Marks some of them, or all, and says what is left. Where one of them is not the person's, the answer is 404 and none is marked.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's deposits
         * @description Deposits of every status, with what has accrued and when the next accrual comes. Unless sorted otherwise, those that still work come before closed ones.
         */
        get: operations["listDeposits"];
        put?: never;
        /**
         * Invest in a plan
         * @description Takes the amount from the balance and makes a deposit. The amount's bounds are the plan's and those of the setting `deposit`.
         */
        post: operations["createDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/deposits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One deposit
         * @description The details view of a deposit.
         */
        get: operations["getDeposit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose what happens at the end of a deposit's tariff
         * @description Switches autoinvestment on or off, and says what it continues. Possible at any time until the deposit is closed: while it waits for its start, while it works and while it awaits its completion. On is refused where the plan does not allow it.
         */
        patch: operations["updateDeposit"];
        trace?: never;
    };
    "/funds/deposits/{id}/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What closing a deposit would give
         * @description The exact receipt now and at the end of the tariff, for the confirmation step, of the whole deposit or of a part of it. Changes nothing.
         */
        get: operations["previewDepositClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/deposits/{id}/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a part of a deposit before the end of its tariff
         * @description The part becomes a closed deposit of its own: its body less the exit fee comes back to the balance, and its accruals are forfeited. What remains works on to the same date, as if it had been opened with the smaller body. Shown first by `GET /funds/deposits/{id}/closing?amount=`.
         */
        post: operations["closeDepositPart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/deposits/client/close/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a deposit before the end of its tariff
         * @description The body less the plan's exit fee comes back to the balance; held accruals are forfeited. Only a deposit in work can be closed. Shown first by `GET /funds/deposits/{id}/closing`.
         */
        post: operations["closeDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/refills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's refills
         * @description History of refills, filtered by currency and period.
         */
        get: operations["listRefills"];
        put?: never;
        /**
         * Ask for an address to send a refill to
         * @description Makes a refill with status `waiting` and a new address. Nothing is credited until the transfer is confirmed.
         */
        post: operations["createRefill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/refills/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One refill
         * @description The details view of a refill, with the confirmations seen so far.
         */
        get: operations["getRefill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/refills/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a refill that nothing was sent for
         * @description Possible while the refill waits and no transfer to its address has been seen; from then on it is a 409. Moves no money, and cancelling twice changes nothing more, so it takes no idempotency key. The address stays the person's: a transfer that still arrives makes the refill `waiting` again and is credited.
         */
        post: operations["cancelRefill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/payments/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a withdrawal and its code
         * @description Fixes fee and net, and sends a code; with the method `totp` the code comes from the authenticator app. Nothing leaves the balance until `POST /funds/payments/validate`. A newer request with another key replaces this one and sends another code. With the same system, wallet and amount, that is a 429 before `code.resendDate`. A corrected request, or one after a confirmed withdrawal, does not wait.
         */
        post: operations["requestWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/payments/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a withdrawal with its code
         * @description The amount leaves the balance and the withdrawal is `pending`. A refused code is counted; after the last attempt the request is void.
         */
        post: operations["validateWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's withdrawals
         * @description History of withdrawals, filtered by status, currency and period.
         */
        get: operations["listWithdrawals"];
        put?: never;
        /**
         * Ask for a withdrawal (older form)
         * @deprecated
         * @description The older form of `POST /funds/payments/request`, with the same body and the same answer. A code is needed here too. The app does not use it.
         */
        post: operations["createWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/payments/conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which conditions of a withdrawal are met
         * @description Personal, so apart from the setting `withdrawal`, which is the same for everybody and public.
         */
        get: operations["getWithdrawalConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One withdrawal
         * @description The details view of a withdrawal.
         */
        get: operations["getWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/funds/payments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a withdrawal that is still pending
         * @description The whole amount, fee included, comes back to the balance, and the withdrawal is `rejected`. Possible while it is `pending`; otherwise it is a 409. Cancelling again with the same key answers the same.
         */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crypto-cases/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cases, with their odds
         * @description Every prize and its chance before a purchase, and the attempts this person has left.
         */
        get: operations["listCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crypto-cases/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's own limits for cases
         * @description The limit per day and the time-out, with what was spent today.
         */
        get: operations["getCaseLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set an own limit for cases
         * @description A lower limit and a time-out take effect at once. A higher limit, or none, waits for the hours of `GET /settings/cases`. Attempts already paid for can always be used.
         */
        patch: operations["updateCaseLimits"];
        trace?: never;
    };
    "/crypto-cases/welcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remember that the welcome was shown
         * @description The welcome for referrers is shown once per person, on any device. Repeating the call changes nothing.
         */
        post: operations["saveCaseWelcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crypto-cases/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an attempt, buying the case when its price is confirmed
         * @description One attempt draws one prize by the stated chances and credits it at once. With a confirmed price the case is bought first; a price that has changed since is refused.
         */
        post: operations["openCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All news
         * @description All news, newest first, in the language asked for.
         */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/news/one/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One piece of news
         * @description One item, in the language asked for. The app does not use it, because the list has every item in full.
         */
        get: operations["getNewsItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/strategies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The trading strategies
         * @description What the strategies page shows, in the language asked for. Plans are in `GET /settings_other/plans/available`.
         */
        get: operations["listStrategies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/liabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the service owes, night by night
         * @description Snapshots of what the ledger owes to all investors, newest first unless sorted otherwise. They are never deleted, and a published root does not change.
         */
        get: operations["listLiabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/liabilities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the service owed at one moment
         * @description One snapshot as it was published.
         */
        get: operations["getLiabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/liabilities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The investor's part of a snapshot
         * @description The two leaves of the investor and their ways to the root, from which the browser or any script computes the published root. An account that was opened after the snapshot has none: `404`.
         */
        get: operations["getLiabilityProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description What a person signs in with.
         * @example {
         *       "login": "annapetrova",
         *       "password": "seven quiet herons 41"
         *     }
         */
        Credentials: {
            /**
             * @description The login, or the confirmed e-mail or confirmed phone of the account, as it was typed. The case of a login or e-mail does not matter. A phone begins with `+` and its country code, and may have spaces, brackets, dots and hyphens.
             * @example annapetrova
             * @example anna.petrova@example.com
             * @example +44 7700 900123
             */
            login: string;
            /**
             * Format: password
             * @description The password.
             * @example seven quiet herons 41
             */
            password: string;
        };
        /**
         * @description Latin letters and digits only (section 5); otherwise `login_charset`. Unique whatever the case of its letters.
         * @example annapetrova
         */
        Login: string;
        /**
         * Format: email
         * @description An e-mail address; otherwise `email_invalid`. Unique whatever the case of its letters.
         * @example anna.petrova@example.com
         */
        Email: string;
        /**
         * @description A phone number in E.164, plus sign and digits only; otherwise `phone_invalid`.
         * @example +447700900123
         */
        PhoneNumber: string;
        /**
         * @description A language the product speaks. Russian is the fallback (section 9).
         * @example en
         * @enum {string}
         */
        Language: "en" | "ru";
        /**
         * @description The person's subscription. Withdrawal needs an active one (section 6).
         * @example {
         *       "active": true,
         *       "option": "quarter",
         *       "activeUntil": "2026-12-31T10:00:00Z"
         *     }
         */
        Subscription: {
            /**
             * @description It is paid for and has not run out.
             * @example true
             */
            active: boolean;
            /**
             * @description Id of the option last paid for, as `GET /settings/subscription/options` lists it; null before the first.
             * @example quarter
             */
            option: string | null;
            /**
             * Format: date-time
             * @description When it runs out, or ran out; null before the first.
             * @example 2026-12-31T10:00:00Z
             */
            activeUntil: string | null;
        };
        /**
         * @description Code of a currency that `GET /courses` lists. Amounts are never kept or moved in it, only shown beside the exact ones.
         * @example EUR
         */
        DisplayCurrencyCode: string;
        /**
         * @description The person the session belongs to. The only part of the client's state that is persisted (section 3).
         * @example {
         *       "id": "0198f7b0-11c2-7d5e-9a40-2f6b8c1d3e57",
         *       "login": "annapetrova",
         *       "email": "anna.petrova@example.com",
         *       "phone": "+447700900123",
         *       "phoneConfirmed": true,
         *       "emailConfirmed": false,
         *       "language": "en",
         *       "subscription": {
         *         "active": true,
         *         "option": "quarter",
         *         "activeUntil": "2026-12-31T10:00:00Z"
         *       },
         *       "notifications": 2,
         *       "registrationDate": "2026-10-02T08:55:10Z",
         *       "inviter": "viktor"
         *     }
         */
        User: {
            /**
             * Format: uuid
             * @description Id of the user.
             * @example 0198f7b0-11c2-7d5e-9a40-2f6b8c1d3e57
             */
            id: string;
            login: components["schemas"]["Login"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["PhoneNumber"];
            /**
             * @description The code sent to the phone was entered. Calls that move money need it.
             * @example true
             */
            phoneConfirmed: boolean;
            /**
             * @description The code sent to the e-mail was entered.
             * @example false
             */
            emailConfirmed: boolean;
            /** @description Language of the codes and letters that are sent. */
            language: components["schemas"]["Language"];
            subscription: components["schemas"]["Subscription"];
            /**
             * @description Notifications not read yet.
             * @example 2
             */
            notifications: number;
            /**
             * Format: date-time
             * @description When the account was made.
             * @example 2026-10-02T08:55:10Z
             */
            registrationDate: string;
            /**
             * @description Login of the person who invited this one; null when nobody did, or when that account is closed.
             * @example viktor
             */
            inviter: string | null;
            /**
             * Format: date-time
             * @description When the account closes; null while no closing is scheduled. An extension.
             * @example 2026-12-14T10:00:00Z
             */
            closingDate?: string | null;
            /**
             * Format: date-time
             * @description When the person locked the account; null while it is not locked. An extension.
             * @example null
             */
            lockDate?: string | null;
            /** @description The currency that values are shown in beside the exact amounts. Absent while this part of the product is switched off. An extension. */
            displayCurrency?: components["schemas"]["DisplayCurrencyCode"];
        };
        /**
         * @description A session that has begun (section 3).
         * @example {
         *       "refreshToken": "q3Vd0xkT9rJmPw6YhZsLb2NfCg8UaEi4",
         *       "lifetimeSeconds": 5184000,
         *       "user": {
         *         "id": "0198f7b0-11c2-7d5e-9a40-2f6b8c1d3e57",
         *         "login": "annapetrova",
         *         "email": "anna.petrova@example.com",
         *         "phone": "+447700900123",
         *         "phoneConfirmed": true,
         *         "emailConfirmed": false,
         *         "language": "en",
         *         "subscription": {
         *           "active": false,
         *           "option": null,
         *           "activeUntil": null
         *         },
         *         "notifications": 0,
         *         "registrationDate": "2026-10-02T08:55:10Z",
         *         "inviter": "viktor"
         *       }
         *     }
         */
        Session: {
            /**
             * @description The bearer token of every later call. Opaque; the web app keeps it in a cookie of this name.
             * @example q3Vd0xkT9rJmPw6YhZsLb2NfCg8UaEi4
             */
            refreshToken: string;
            /**
             * @description Seconds after which the session has ended at the latest, and as long as the cookie lives. It ends earlier after `idleDays` without use (`GET /user/sessions`).
             * @example 5184000
             */
            lifetimeSeconds: number;
            user: components["schemas"]["User"];
        };
        /**
         * @description The first factor is right, and the account has a second one. No session has begun. Send the challenge with a code to `POST /auth/second-factor`.
         * @example {
         *       "challenge": "Hn5Tz1WqKe8RbXc3VyLd6JmPg0SuAf7o",
         *       "expiryDate": "2026-10-05T12:10:00Z"
         *     }
         */
        SecondFactorNeeded: {
            /**
             * @description Names this sign-in. Opaque; gives access to nothing else.
             * @example Hn5Tz1WqKe8RbXc3VyLd6JmPg0SuAf7o
             */
            challenge: string;
            /**
             * Format: date-time
             * @description When the challenge stops working. Then sign in again.
             * @example 2026-10-05T12:10:00Z
             */
            expiryDate: string;
        };
        /**
         * @description Every reason the server gives for a failure. The enum is closed: a new reason is a new version of this contract. The first block is the error catalogue of section 8, line by line.
         * @example not_found
         * @enum {string}
         */
        ProblemCode: "incorrect_login_or_password" | "too_many_calls" | "code_sending_error" | "registration_error" | "phone_already_registered" | "email_already_registered" | "login_already_registered" | "verification_error" | "wrong_phone_or_email" | "deposit_creation_error" | "deposit_closing_error" | "no_withdrawal_wallet" | "deposit_required" | "refill_required" | "deposit_or_refill_required" | "codes_do_not_match" | "code_expired" | "code_invalid_or_expired" | "unexpected_error" | "waiting_time_expired" | "try_again_later" | "update_error" | "subscription_required" | "phone_not_confirmed" | "confirmation_required" | "second_factor_required" | "insufficient_balance" | "wallet_waits" | "plan_unavailable" | "payment_system_unavailable" | "quote_expired" | "case_unavailable" | "no_attempts_left" | "case_limit_reached" | "case_time_out" | "telegram_sign_in_unavailable" | "capability_off" | "passkey_refused" | "passkey_unknown" | "passkey_exists" | "passkey_limit_reached" | "read_only_key_limit_reached" | "wallet_limit_reached" | "only_these_wallets" | "balance_not_empty" | "deposits_open" | "refills_waiting" | "withdrawals_pending" | "closing_scheduled" | "account_closed" | "withdrawals_paused" | "account_locked" | "own_limit_reached" | "validation_failed" | "unauthorized" | "forbidden" | "not_found" | "method_not_allowed" | "conflict" | "idempotency_key_reused" | "payload_too_large" | "unsupported_media_type" | "server_busy" | "technical_work";
        /**
         * @description What is wrong with one field. The first block is section 5, line by line.
         * @example required
         * @enum {string}
         */
        FieldErrorCode: "login_charset" | "passwords_do_not_match" | "password_too_simple" | "login_required" | "email_required" | "email_invalid" | "phone_invalid" | "amount_below_minimum" | "amount_above_maximum" | "amount_negative" | "no_withdrawal_wallet" | "required" | "malformed" | "too_short" | "too_long" | "unknown_value" | "too_many_decimals" | "already_registered" | "inviter_unknown" | "wrong_password" | "wallet_address_invalid" | "wallet_is_ours" | "wallet_is_contract" | "wallet_is_burn" | "file_type_not_allowed" | "file_too_large" | "date_out_of_range" | "must_be_accepted";
        /**
         * @description What an own limit bounds.
         * @example withdrawals_per_day
         * @enum {string}
         */
        OwnLimitKind: "withdrawals_per_day" | "deposits_per_month";
        /**
         * Format: decimal
         * @description An exact decimal in plain notation, no exponent, no grouping, at most 30 digits before and 30 after the mark.
         * @example 1250.50
         */
        DecimalString: `${number}`;
        /**
         * @description Code of a currency that `GET /user/balance` lists. Each currency states its own number of decimals.
         * @example USDT
         */
        CurrencyCode: string;
        /**
         * @description An exact amount in one currency. Never a JSON number.
         * @example {
         *       "amount": "1250.50",
         *       "currency": "USDT"
         *     }
         */
        Money: {
            amount: components["schemas"]["DecimalString"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /**
         * @description An own limit that an operation would exceed.
         * @example {
         *       "kind": "withdrawals_per_day",
         *       "limit": {
         *         "amount": "500.000000",
         *         "currency": "USDT"
         *       },
         *       "left": {
         *         "amount": "120.000000",
         *         "currency": "USDT"
         *       },
         *       "periodEndDate": "2026-10-07T00:00:00Z"
         *     }
         */
        ReachedLimit: {
            kind: components["schemas"]["OwnLimitKind"];
            /** @description The limit, in the default currency. */
            limit: components["schemas"]["Money"];
            /** @description What is left of it until the period ends. */
            left: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When the period ends and the count begins again.
             * @example 2026-10-07T00:00:00Z
             */
            periodEndDate: string;
        };
        /**
         * @description Any failure, as RFC 9457 has it. Clients translate `code`; `detail` is the fallback text in the language asked for.
         * @example {
         *       "type": "urn:meridian:problem:not_found",
         *       "title": "Not found",
         *       "status": 404,
         *       "code": "not_found"
         *     }
         */
        Problem: {
            /**
             * @description Names the kind of problem; `urn:meridian:problem:` and the code.
             * @example urn:meridian:problem:not_found
             */
            type: string;
            /**
             * @description Short summary, the same for every occurrence of the code.
             * @example Not found
             */
            title: string;
            /**
             * @description The HTTP status, repeated.
             * @example 404
             */
            status: number;
            /**
             * @description What happened this time, in the language of `Accept-Language`.
             * @example There is no refill with this id.
             */
            detail?: string;
            /**
             * @description Id of the request, to quote to support; equals the `X-Request-Id` header.
             * @example urn:meridian:request:0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
             */
            instance?: string;
            code: components["schemas"]["ProblemCode"];
            /**
             * @description The field's name (dots for nesting) to what is wrong with it. Present with `validation_failed`. At most 20 fields are reported.
             * @example {
             *       "amount": "amount_below_minimum"
             *     }
             */
            errors?: {
                [key: string]: components["schemas"]["FieldErrorCode"];
            };
            /**
             * @description The field's name to the number of characters that it needs at least (`too_short`) or may have at most (`too_long`). Present with these codes.
             * @example {
             *       "login": 32
             *     }
             */
            limits?: {
                [key: string]: number;
            };
            /**
             * @description Wrong codes that are still forgiven. Present with `codes_do_not_match`.
             * @example 4
             */
            attemptsLeft?: number;
            /**
             * Format: date-time
             * @description When the wallet may be used. Present with `wallet_waits`.
             * @example 2026-10-03T09:30:00Z
             */
            usableDate?: string;
            /**
             * Format: date-time
             * @description When the account was closed. Present with `account_closed`.
             * @example 2026-12-14T10:00:00Z
             */
            closedDate?: string;
            /**
             * Format: date-time
             * @description When it becomes possible again. Present with `withdrawals_paused`, and with `account_locked` and `only_these_wallets` once the end was requested.
             * @example 2026-10-06T18:20:00Z
             */
            until?: string;
            /** @description The own limit, and what is left of it. Present with `own_limit_reached`. */
            ownLimit?: components["schemas"]["ReachedLimit"];
        };
        /**
         * @description Whether a login can be registered now. Another person may still be faster.
         * @example {
         *       "available": true
         *     }
         */
        LoginAvailability: {
            /**
             * @description Nobody has the login.
             * @example true
             */
            available: boolean;
        };
        /**
         * Format: password
         * @description A password being set. The server refuses a weak one with `password_too_simple`: short, common, or easy to guess from its words, dates, keys or the person's login and e-mail.
         * @example seven quiet herons 41
         */
        NewPassword: string;
        /**
         * @description The `data` of section 3 for a new account. Its login stands in the path.
         * @example {
         *       "email": "anna.petrova@example.com",
         *       "phone": "+447700900123",
         *       "password": "seven quiet herons 41",
         *       "passwordConfirmation": "seven quiet herons 41",
         *       "inviter": "viktor",
         *       "agreementAccepted": true,
         *       "language": "en"
         *     }
         */
        RegistrationData: {
            email: components["schemas"]["Email"];
            phone: components["schemas"]["PhoneNumber"];
            password: components["schemas"]["NewPassword"];
            /**
             * Format: password
             * @description The same password again; otherwise `passwords_do_not_match`.
             * @example seven quiet herons 41
             */
            passwordConfirmation: string;
            /**
             * @description Login of the inviter, as `GET /user/referral/{id}` found it; null when nobody invited.
             * @example viktor
             */
            inviter: components["schemas"]["Login"] | null;
            /**
             * @description The user agreement was accepted; anything but true is `must_be_accepted`.
             * @example true
             */
            agreementAccepted: boolean;
            /** @description Language of the codes and letters that will be sent. */
            language: components["schemas"]["Language"];
        };
        /**
         * @description A code that was sent to the person. Single use, short-lived, and void after a few wrong tries. `GET /settings/auth` has its length.
         * @example 408215
         */
        ConfirmationCode: string;
        /**
         * @description A code, as the person entered it.
         * @example {
         *       "code": "408215"
         *     }
         */
        CodeConfirmation: {
            code: components["schemas"]["ConfirmationCode"];
        };
        /**
         * @description Way of receiving a security code. `totp` is the authenticator app of the person; nothing is sent.
         * @example phone
         * @enum {string}
         */
        SecurityCodeMethod: "phone" | "email" | "telegram" | "totp";
        /**
         * @description A code that was sent, or is made by the authenticator app of the person. It works once.
         * @example {
         *       "method": "phone",
         *       "sentTo": "+7 ••• •••-45-67",
         *       "length": 6,
         *       "expiryDate": "2026-10-05T12:10:00Z",
         *       "resendDate": "2026-10-05T12:01:00Z",
         *       "attemptsLeft": 5
         *     }
         */
        CodeDelivery: {
            method: components["schemas"]["SecurityCodeMethod"];
            /**
             * @description Where it was sent, masked. Empty with the method `totp`.
             * @example +7 ••• •••-45-67
             */
            sentTo: string;
            /**
             * @description Digits of the code.
             * @example 6
             */
            length: number;
            /**
             * Format: date-time
             * @description When the code stops working.
             * @example 2026-10-05T12:10:00Z
             */
            expiryDate: string;
            /**
             * Format: date-time
             * @description When another code may be asked for.
             * @example 2026-10-05T12:01:00Z
             */
            resendDate: string;
            /**
             * @description Wrong codes that are still forgiven.
             * @example 5
             */
            attemptsLeft: number;
        };
        /**
         * @description The newest code that was sent to a contact, without the code.
         * @example {
         *       "sentTo": "+44 •••• •••123",
         *       "length": 6,
         *       "attemptsLeft": 5,
         *       "validSeconds": 570,
         *       "waitSeconds": 30
         *     }
         */
        CodeState: {
            /**
             * @description Where codes are sent, masked.
             * @example +44 •••• •••123
             */
            sentTo: string;
            /**
             * @description Digits of a code.
             * @example 6
             */
            length: number;
            /**
             * @description How often the code can still be entered; 0 when no code works.
             * @example 5
             */
            attemptsLeft: number;
            /**
             * @description How long the code still works; 0 when no code works.
             * @example 570
             */
            validSeconds: number;
            /**
             * @description How long before another code may be asked for. Seconds, because the clocks of server and client may differ.
             * @example 30
             */
            waitSeconds: number;
        };
        /**
         * @description What Telegram's login widget hands over, in Telegram's own names, since its signature covers them.
         * @example {
         *       "id": 512345678,
         *       "first_name": "Anna",
         *       "username": "annapetrova",
         *       "auth_date": 1790931310,
         *       "hash": "5d41402abc4b2a76b9719d911017c592ae2f3c1b0d9e8f7a6b5c4d3e2f1a0b9c"
         *     }
         */
        TelegramData: {
            /**
             * Format: int64
             * @description Id of the person at Telegram.
             * @example 512345678
             */
            id: number;
            /**
             * @description First name at Telegram.
             * @example Anna
             */
            first_name?: string;
            /**
             * @description Last name at Telegram.
             * @example Petrova
             */
            last_name?: string;
            /**
             * @description Name at Telegram, without @.
             * @example annapetrova
             */
            username?: string;
            /**
             * Format: uri
             * @description Address of the person's picture.
             * @example https://t.me/i/userpic/320/annapetrova.jpg
             */
            photo_url?: string;
            /**
             * Format: int64
             * @description When Telegram signed it, in seconds since 1970.
             * @example 1790931310
             */
            auth_date: number;
            /**
             * @description Telegram's signature of all the rest.
             * @example 5d41402abc4b2a76b9719d911017c592ae2f3c1b0d9e8f7a6b5c4d3e2f1a0b9c
             */
            hash: string;
        };
        /**
         * @description A new account that signs in through Telegram. It has no password until one is set.
         * @example {
         *       "telegram": {
         *         "id": 512345678,
         *         "first_name": "Anna",
         *         "username": "annapetrova",
         *         "auth_date": 1790931310,
         *         "hash": "5d41402abc4b2a76b9719d911017c592ae2f3c1b0d9e8f7a6b5c4d3e2f1a0b9c"
         *       },
         *       "email": "anna.petrova@example.com",
         *       "phone": "+447700900123",
         *       "inviter": "viktor",
         *       "agreementAccepted": true,
         *       "language": "en"
         *     }
         */
        TelegramRegistrationData: {
            telegram: components["schemas"]["TelegramData"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["PhoneNumber"];
            /**
             * @description Login of the inviter, as `GET /user/referral/{id}` found it; null when nobody invited.
             * @example viktor
             */
            inviter: components["schemas"]["Login"] | null;
            /**
             * @description The user agreement was accepted; anything but true is `must_be_accepted`.
             * @example true
             */
            agreementAccepted: boolean;
            /** @description Language of the codes and letters that will be sent. */
            language: components["schemas"]["Language"];
        };
        /**
         * @description Bytes in base64url without padding, as WebAuthn writes them in JSON.
         * @example Sd8Yk2pJq0mV7xWcRb3LhTnEf5GuAo9Z
         */
        Base64Url: string;
        /**
         * @description How a browser reaches an authenticator, as WebAuthn names it.
         * @example internal
         * @enum {string}
         */
        PasskeyTransport: "ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb";
        /**
         * @description A passkey as WebAuthn names it to a browser.
         * @example {
         *       "id": "Sd8Yk2pJq0mV7xWcRb3LhTnEf5GuAo9Z",
         *       "type": "public-key",
         *       "transports": [
         *         "internal",
         *         "hybrid"
         *       ]
         *     }
         */
        PasskeyDescriptor: {
            /** @description Id of the credential. */
            id: components["schemas"]["Base64Url"];
            /**
             * @description Kind of the credential.
             * @example public-key
             * @constant
             */
            type: "public-key";
            /**
             * @description How a browser reaches the authenticator.
             * @example [
             *       "internal",
             *       "hybrid"
             *     ]
             */
            transports: components["schemas"]["PasskeyTransport"][];
        };
        /**
         * @description What `navigator.credentials.get()` takes, as JSON (`PublicKeyCredentialRequestOptionsJSON` of WebAuthn).
         * @example {
         *       "challenge": "k7Jq0TtV2mXcRb3LhWnEf5GuAo9ZSd8Yp1KxQv4MwNs",
         *       "rpId": "meridian.example",
         *       "timeout": 300000,
         *       "userVerification": "required",
         *       "allowCredentials": []
         *     }
         */
        PasskeyRequestOptions: {
            /** @description Random bytes that the authenticator signs. They work once, and until the time-out. */
            challenge: components["schemas"]["Base64Url"];
            /**
             * @description Domain that the passkeys are bound to.
             * @example meridian.example
             */
            rpId: string;
            /**
             * @description Milliseconds until the challenge no longer works.
             * @example 300000
             */
            timeout: number;
            /**
             * @description The authenticator checks a fingerprint, a face or a PIN.
             * @example required
             * @constant
             */
            userVerification: "required";
            /**
             * @description Passkeys that may answer; empty for any of this site.
             * @example []
             */
            allowCredentials: components["schemas"]["PasskeyDescriptor"][];
        };
        /**
         * @description What a browser returns when a passkey is used, after `AuthenticationResponseJSON` of WebAuthn.
         * @example {
         *       "id": "Sd8Yk2pJq0mV7xWcRb3LhTnEf5GuAo9Z",
         *       "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiazdKcTAifQ",
         *       "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ",
         *       "signature": "MEUCIQDw1x0ZQ8s1mX3yV7k2JcRb3LhWnEf5GuAo9ZSd8Yp1Kw",
         *       "userHandle": "Sd8Yk2pJq0mV7xWcRb3LhTnEf5GuAo9Z"
         *     }
         */
        PasskeyAssertion: {
            /** @description Id of the credential. */
            id: components["schemas"]["Base64Url"];
            /** @description Challenge and origin, as the browser saw them. */
            clientDataJSON: components["schemas"]["Base64Url"];
            /** @description What the authenticator did, with its counter. */
            authenticatorData: components["schemas"]["Base64Url"];
            /** @description The signature of both. */
            signature: components["schemas"]["Base64Url"];
            /** @description Id of the account, as it was given when the passkey was added; null when the authenticator does not say. */
            userHandle: components["schemas"]["Base64Url"] | null;
        };
        /**
         * @description Whose password was forgotten. Section 5 words what is wrong with either field.
         * @example {
         *       "login": "annapetrova",
         *       "email": "anna.petrova@example.com"
         *     }
         */
        PasswordResetRequest: {
            /**
             * @description The login; otherwise `login_required`.
             * @example annapetrova
             */
            login: string;
            /**
             * Format: email
             * @description The account's e-mail; otherwise `email_required` or `email_invalid`.
             * @example anna.petrova@example.com
             */
            email: string;
        };
        /**
         * @description The secret of one request of a reset. Only the browser that made the request has it, so nobody else can use up the tries of its code.
         * @example Zk3Rt8WqLe5VbXc1NyHd7JmPg9SuAf2oTr4Uw6Yx0Bz
         */
        PasswordResetSecret: string;
        /**
         * @description The code of a password reset that was sent, and the secret to send it back with. It works once.
         * @example {
         *       "method": "email",
         *       "sentTo": "a••••••••••a@example.com",
         *       "length": 6,
         *       "expiryDate": "2026-10-02T09:06:10Z",
         *       "resendDate": "2026-10-02T08:57:10Z",
         *       "attemptsLeft": 5,
         *       "secret": "Zk3Rt8WqLe5VbXc1NyHd7JmPg9SuAf2oTr4Uw6Yx0Bz"
         *     }
         */
        PasswordResetDelivery: {
            method: components["schemas"]["SecurityCodeMethod"];
            /**
             * @description What was asked, masked.
             * @example a••••••••••a@example.com
             */
            sentTo: string;
            /**
             * @description Digits of the code.
             * @example 6
             */
            length: number;
            /**
             * Format: date-time
             * @description When the code stops working.
             * @example 2026-10-02T09:06:10Z
             */
            expiryDate: string;
            /**
             * Format: date-time
             * @description When this browser may ask for another code. An earlier code stays valid.
             * @example 2026-10-02T08:57:10Z
             */
            resendDate: string;
            /**
             * @description Wrong codes that are still forgiven.
             * @example 5
             */
            attemptsLeft: number;
            secret: components["schemas"]["PasswordResetSecret"];
        };
        /**
         * @description The code of a password reset, with the login and the e-mail it was asked for, and the secret of the request.
         * @example {
         *       "login": "annapetrova",
         *       "email": "anna.petrova@example.com",
         *       "secret": "Zk3Rt8WqLe5VbXc1NyHd7JmPg9SuAf2oTr4Uw6Yx0Bz",
         *       "code": "408215"
         *     }
         */
        PasswordResetValidation: {
            /**
             * @description The login of the request.
             * @example annapetrova
             */
            login: string;
            /** @description The e-mail of the request. */
            email: components["schemas"]["Email"];
            secret: components["schemas"]["PasswordResetSecret"];
            code: components["schemas"]["ConfirmationCode"];
        };
        /**
         * @description The right to set a new password, once.
         * @example {
         *       "refreshToken": "Hn5Tz1WqKe8RbXc3VyLd6JmPg0SuAf7o"
         *     }
         */
        PasswordResetToken: {
            /**
             * @description A short-lived bearer token that opens `POST /auth/set-password` and nothing else; it is no session.
             * @example Hn5Tz1WqKe8RbXc3VyLd6JmPg0SuAf7o
             */
            refreshToken: string;
        };
        /**
         * @description Whose login was forgotten.
         * @example {
         *       "email": "anna.petrova@example.com"
         *     }
         */
        LoginReminder: {
            /**
             * Format: email
             * @description The account's e-mail; otherwise `email_required` or `email_invalid`.
             * @example anna.petrova@example.com
             */
            email: string;
        };
        /**
         * @description A new password, twice.
         * @example {
         *       "password": "nine loud magpies 73",
         *       "passwordConfirmation": "nine loud magpies 73"
         *     }
         */
        PasswordSetting: {
            password: components["schemas"]["NewPassword"];
            /**
             * Format: password
             * @description The same password again; otherwise `passwords_do_not_match`.
             * @example nine loud magpies 73
             */
            passwordConfirmation: string;
        };
        /**
         * @description A code of the authenticator app, or a recovery code. Case, spaces and hyphens of a recovery code do not matter. Each works once.
         * @example 408215
         */
        SecondFactorCode: string;
        /**
         * @description The second step of a sign-in.
         * @example {
         *       "challenge": "Hn5Tz1WqKe8RbXc3VyLd6JmPg0SuAf7o",
         *       "code": "408215"
         *     }
         */
        SecondFactorAnswer: {
            /**
             * @description From the first step.
             * @example Hn5Tz1WqKe8RbXc3VyLd6JmPg0SuAf7o
             */
            challenge: string;
            code: components["schemas"]["SecondFactorCode"];
        };
        /**
         * @description Names a setting.
         * @example deposit
         * @enum {string}
         */
        SettingKey: "auth" | "capabilities" | "cases" | "contacts" | "deposit" | "exchange" | "partners" | "refill" | "verification" | "withdrawal";
        /**
         * @description How codes are sent and checked.
         * @example {
         *       "length": 6,
         *       "lifetimeSeconds": 600,
         *       "resendSeconds": 60,
         *       "attempts": 5
         *     }
         */
        CodeRules: {
            /**
             * @description Digits of a code.
             * @example 6
             */
            length: number;
            /**
             * @description How long a code works.
             * @example 600
             */
            lifetimeSeconds: number;
            /**
             * @description How long before another may be asked for in place of one that was not used.
             * @example 60
             */
            resendSeconds: number;
            /**
             * @description Wrong codes after which a code stops working.
             * @example 5
             */
            attempts: number;
        };
        /**
         * @description What a login, a password and a code must be.
         * @example {
         *       "key": "auth",
         *       "loginPattern": "^[A-Za-z0-9]+$",
         *       "loginMinimumLength": 3,
         *       "loginMaximumLength": 32,
         *       "passwordMinimumLength": 10,
         *       "passwordMaximumLength": 128,
         *       "code": {
         *         "length": 6,
         *         "lifetimeSeconds": 600,
         *         "resendSeconds": 60,
         *         "attempts": 5
         *       },
         *       "passkeyDomain": "meridian.example"
         *     }
         */
        SettingAuth: {
            /**
             * @description Names the setting. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            key: "auth";
            /**
             * @description Regular expression, in the dialect of JSON Schema, that a login matches.
             * @example ^[A-Za-z0-9]+$
             */
            loginPattern: string;
            /**
             * @description Fewest characters of a login.
             * @example 3
             */
            loginMinimumLength: number;
            /**
             * @description Most characters of a login.
             * @example 32
             */
            loginMaximumLength: number;
            /**
             * @description Fewest characters of a password.
             * @example 10
             */
            passwordMinimumLength: number;
            /**
             * @description Most characters of a password.
             * @example 128
             */
            passwordMaximumLength: number;
            code: components["schemas"]["CodeRules"];
            /**
             * @description Domain that passkeys are bound to. A page of another domain cannot use them; null means that the server takes none.
             * @example meridian.example
             */
            passkeyDomain: string | null;
        };
        /**
         * @description Which parts of the product are switched on. An extension: the specification has no such switch, but referral incentives and prize boxes are not allowed everywhere, some owners protect accounts in another way, and an owner may leave out what the specification does not ask for. A part that is off answers 403 `capability_off`, and clients show no trace of it.
         * @example {
         *       "key": "capabilities",
         *       "referrals": true,
         *       "cases": true,
         *       "explorers": true,
         *       "paymentLinks": true,
         *       "search": true,
         *       "protection": true,
         *       "displayCurrency": true,
         *       "planResults": true,
         *       "readOnlyKeys": true,
         *       "depositRenewal": true,
         *       "partialClosing": true,
         *       "severalWallets": true,
         *       "yearlyReport": true,
         *       "support": true,
         *       "guestRequests": true,
         *       "documents": true,
         *       "summaries": true,
         *       "push": true
         *     }
         */
        SettingCapabilities: {
            /**
             * @description Names the setting. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            key: "capabilities";
            /**
             * @description The referral and bonus programmes.
             * @example true
             */
            referrals: boolean;
            /**
             * @description The cases.
             * @example true
             */
            cases: boolean;
            /**
             * @description Links to block explorers. When they are off, no payment system names its `explorer`.
             * @example true
             */
            explorers: boolean;
            /**
             * @description QR codes that carry an amount. When they are off, no refill has a `paymentLink`.
             * @example true
             */
            paymentLinks: boolean;
            /**
             * @description Finding operations by their amount, number, hash or day.
             * @example true
             */
            search: boolean;
            /**
             * @description The pause of withdrawals after a sensitive change, the lock of the account and own limits.
             * @example true
             */
            protection: boolean;
            /**
             * @description Values in another currency beside the exact amounts. When they are off, no user has a `displayCurrency`.
             * @example true
             */
            displayCurrency: boolean;
            /**
             * @description What closed deposits brought, by plan and quarter, for everybody to read.
             * @example true
             */
            planResults: boolean;
            /**
             * @description Keys with which tax tools read the statement and the operations. While they are off, no key reads anything.
             * @example true
             */
            readOnlyKeys: boolean;
            /**
             * @description The choice of what autoinvestment continues, and on which plan. When it is off, no deposit has a `renewal`, and a deposit for which something else than the default was chosen is paid out.
             * @example true
             */
            depositRenewal: boolean;
            /**
             * @description Closing a part of a deposit early. When it is off, no plan has a `partialClose` and no closing has `parts`.
             * @example true
             */
            partialClosing: boolean;
            /**
             * @description Several wallets in a currency and network, and withdrawals only to those that are saved. When it is off, a person has one in each, and `Wallets` has no `several`.
             * @example true
             */
            severalWallets: boolean;
            /**
             * @description The report of a calendar year over all currencies.
             * @example true
             */
            yearlyReport: boolean;
            /**
             * @description Requests to the support inside the cabinet. Without them people write to the contacts.
             * @example true
             */
            support: boolean;
            /**
             * @description The form of the contacts, with which people write who have no account. It is also off while `support` is.
             * @example true
             */
            guestRequests: boolean;
            /**
             * @description Statements, confirmations of balances and receipts as PDF documents, and their check. Documents that were issued stay recorded.
             * @example true
             */
            documents: boolean;
            /**
             * @description The letter that sums up a week or a month for those who choose it.
             * @example true
             */
            summaries: boolean;
            /**
             * @description Notifications that browsers show while the cabinet is closed. While they are off, nothing is pushed.
             * @example true
             */
            push: boolean;
        };
        /**
         * @description Rules of the cases that are the same for all of them.
         * @example {
         *       "key": "cases",
         *       "openingsPerDay": 20,
         *       "limitRaiseHours": 24,
         *       "timeOutDays": [
         *         1,
         *         7,
         *         30
         *       ]
         *     }
         */
        SettingCases: {
            /**
             * @description Names the setting. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            key: "cases";
            /**
             * @description Attempts one person may make in a day of UTC; one more is a 429 until the next day.
             * @example 20
             */
            openingsPerDay: number;
            /**
             * @description Hours after which a higher own limit takes effect.
             * @example 24
             */
            limitRaiseHours: number;
            /**
             * @description Lengths of a time-out that are offered.
             * @example [
             *       1,
             *       7,
             *       30
             *     ]
             */
            timeOutDays: number[];
        };
        /**
         * @description When the support answers on the days that `workingHours` names. A client shows it in the zone of its reader.
         * @example {
         *       "opens": "09:00",
         *       "closes": "18:00"
         *     }
         */
        SupportHours: {
            /**
             * @description From this time, in UTC.
             * @example 09:00
             */
            opens: string;
            /**
             * @description Until this time, in UTC.
             * @example 18:00
             */
            closes: string;
        };
        /**
         * @description An official channel of the company.
         * @example {
         *       "kind": "website",
         *       "address": "meridian.example"
         *     }
         */
        ContactChannel: {
            /**
             * @description What it is.
             * @example website
             * @enum {string}
             */
            kind: "website" | "email" | "phone" | "telegram";
            /**
             * @description Domain of a website, address of an e-mail, number of a telephone, or name in Telegram without @.
             * @example meridian.example
             */
            address: string;
        };
        /**
         * @description How to reach the company.
         * @example {
         *       "key": "contacts",
         *       "company": "Meridian",
         *       "email": "support@meridian.example",
         *       "phone": "+35725000000",
         *       "telegram": "meridian_support",
         *       "address": "1 Harbour Street, Limassol, Cyprus",
         *       "workingHours": "Monday to Friday, 9:00 to 18:00 UTC",
         *       "supportHours": {
         *         "opens": "09:00",
         *         "closes": "18:00"
         *       },
         *       "operator": null,
         *       "licence": null,
         *       "jurisdiction": null,
         *       "channels": [
         *         {
         *           "kind": "website",
         *           "address": "meridian.example"
         *         },
         *         {
         *           "kind": "email",
         *           "address": "support@meridian.example"
         *         },
         *         {
         *           "kind": "telegram",
         *           "address": "meridian_support"
         *         }
         *       ]
         *     }
         */
        SettingContacts: {
            /**
             * @description Names the setting. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            key: "contacts";
            /**
             * @description Name of the company.
             * @example Meridian
             */
            company: string;
            /**
             * Format: email
             * @description Address of the support.
             * @example support@meridian.example
             */
            email: string;
            /**
             * @description Telephone in international notation; null when there is none.
             * @example +35725000000
             */
            phone: string | null;
            /**
             * @description Name in Telegram, without @; null when there is none.
             * @example meridian_support
             */
            telegram: string | null;
            /**
             * @description Postal address, in the language asked for; null when there is none.
             * @example 1 Harbour Street, Limassol, Cyprus
             */
            address: string | null;
            /**
             * @description When the support answers, in the language asked for.
             * @example Monday to Friday, 9:00 to 18:00 UTC
             */
            workingHours: string | null;
            /**
             * @description The same hours for clients, in UTC; null when they are not fixed. An extension.
             * @example {
             *       "opens": "09:00",
             *       "closes": "18:00"
             *     }
             */
            supportHours: components["schemas"]["SupportHours"] | null;
            /**
             * @description Legal entity that operates the service, in the language asked for; null when it is not provided. An extension, as are the three fields below: the public offer and the guide to official channels name them.
             * @example Meridian Example Ltd
             */
            operator: string | null;
            /**
             * @description Licence of the operator and who issued it, in the language asked for; null when it is not provided.
             * @example null
             */
            licence: string | null;
            /**
             * @description Whose law applies, in the language asked for; null when it is not provided.
             * @example null
             */
            jurisdiction: string | null;
            /**
             * @description Every official channel of the company. What is not in this list is not official.
             * @example [
             *       {
             *         "kind": "website",
             *         "address": "meridian.example"
             *       }
             *     ]
             */
            channels: components["schemas"]["ContactChannel"][];
        };
        /**
         * @description The least and the most that one operation may be, in one currency. Both ends are allowed.
         * @example {
         *       "minimum": {
         *         "amount": "50.000000",
         *         "currency": "USDT"
         *       },
         *       "maximum": {
         *         "amount": "250000.000000",
         *         "currency": "USDT"
         *       }
         *     }
         */
        AmountBounds: {
            minimum: components["schemas"]["Money"];
            maximum: components["schemas"]["Money"];
        };
        /**
         * @description How a deposit is paid for. `balance` takes it from the balance of the amount's currency.
         * @example balance
         * @enum {string}
         */
        PaymentMethod: "balance";
        /**
         * @description Rules of deposits that are the same for all plans. A plan's own bounds apply as well.
         * @example {
         *       "key": "deposit",
         *       "deposits": [
         *         {
         *           "minimum": {
         *             "amount": "50.000000",
         *             "currency": "USDT"
         *           },
         *           "maximum": {
         *             "amount": "500000.000000",
         *             "currency": "USDT"
         *           }
         *         },
         *         {
         *           "minimum": {
         *             "amount": "0.00100000",
         *             "currency": "BTC"
         *           },
         *           "maximum": {
         *             "amount": "5.00000000",
         *             "currency": "BTC"
         *           }
         *         }
         *       ],
         *       "investments": [
         *         {
         *           "minimum": {
         *             "amount": "50.000000",
         *             "currency": "USDT"
         *           },
         *           "maximum": {
         *             "amount": "500000.000000",
         *             "currency": "USDT"
         *           }
         *         },
         *         {
         *           "minimum": {
         *             "amount": "0.00080000",
         *             "currency": "BTC"
         *           },
         *           "maximum": {
         *             "amount": "8.00000000",
         *             "currency": "BTC"
         *           }
         *         },
         *         {
         *           "minimum": {
         *             "amount": "0.020000000000000000",
         *             "currency": "ETH"
         *           },
         *           "maximum": {
         *             "amount": "200.000000000000000000",
         *             "currency": "ETH"
         *           }
         *         },
         *         {
         *           "minimum": {
         *             "amount": "200.000000",
         *             "currency": "TRX"
         *           },
         *           "maximum": {
         *             "amount": "2000000.000000",
         *             "currency": "TRX"
         *           }
         *         }
         *       ],
         *       "paymentMethods": [
         *         "balance"
         *       ],
         *       "accrualPeriodSeconds": 86400
         *     }
         */
        SettingDeposit: {
            /**
             * @description Names the setting. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            key: "deposit";
            /**
             * @description Bounds of the body of one deposit, by the plan's currency.
             * @example []
             */
            deposits: components["schemas"]["AmountBounds"][];
            /**
             * @description Bounds of what is paid for one deposit, by the currency of the balance it is paid from. Only these currencies are taken.
             * @example []
             */
            investments: components["schemas"]["AmountBounds"][];
            /**
             * @description The ways to pay for a deposit.
             * @example [
             *       "balance"
             *     ]
             */
            paymentMethods: components["schemas"]["PaymentMethod"][];
            /**
             * @description Length of the full day that accrues once.
             * @example 86400
             */
            accrualPeriodSeconds: number;
        };
        /**
         * @description Rules of exchange between balances. The rate comes with each quote, which also fixes the fee.
         * @example {
         *       "key": "exchange",
         *       "amounts": [
         *         {
         *           "minimum": {
         *             "amount": "10.000000",
         *             "currency": "USDT"
         *           },
         *           "maximum": {
         *             "amount": "100000.000000",
         *             "currency": "USDT"
         *           }
         *         }
         *       ],
         *       "feePercent": "0.5",
         *       "quoteLifetimeSeconds": 60
         *     }
         */
        SettingExchange: {
            /**
             * @description Names the setting. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            key: "exchange";
            /**
             * @description Bounds of what is given in one exchange, by currency.
             * @example []
             */
            amounts: components["schemas"]["AmountBounds"][];
            /**
             * @description Fee of an exchange, in percent of what is bought. A deposit paid in another currency has none.
             * @example 0.5
             */
            feePercent: components["schemas"]["DecimalString"];
            /**
             * @description How long a quote can be used.
             * @example 60
             */
            quoteLifetimeSeconds: number;
        };
        /**
         * @description A level of the partner programme.
         * @example {
         *       "level": 1,
         *       "percent": "5"
         *     }
         */
        PartnerLevel: {
            /**
             * @description Distance from the inviter; 1 is who they invited themselves.
             * @example 1
             */
            level: number;
            /**
             * @description Percent of the body of each deposit that a partner of that level makes. It is credited when the deposit is made, in its currency, rounded down; a deposit that autoinvestment continues brings nothing.
             * @example 5
             */
            percent: components["schemas"]["DecimalString"];
        };
        /**
         * @description A tier of the bonus programme.
         * @example {
         *       "tier": 1,
         *       "turnover": {
         *         "amount": "10000.000000",
         *         "currency": "USDT"
         *       },
         *       "award": {
         *         "amount": "100.000000",
         *         "currency": "USDT"
         *       }
         *     }
         */
        BonusTier: {
            /**
             * @description Number of the tier.
             * @example 1
             */
            tier: number;
            /** @description Turnover of all levels, as `BonusProgram.turnover` counts it, at which the tier is reached. */
            turnover: components["schemas"]["Money"];
            /** @description What is credited once when it is reached. */
            award: components["schemas"]["Money"];
        };
        /**
         * @description Terms of the affiliate and bonus programmes.
         * @example {
         *       "key": "partners",
         *       "levels": [
         *         {
         *           "level": 1,
         *           "percent": "5"
         *         },
         *         {
         *           "level": 2,
         *           "percent": "3"
         *         },
         *         {
         *           "level": 3,
         *           "percent": "1"
         *         }
         *       ],
         *       "matchingPercent": "2",
         *       "tiers": [
         *         {
         *           "tier": 1,
         *           "turnover": {
         *             "amount": "10000.000000",
         *             "currency": "USDT"
         *           },
         *           "award": {
         *             "amount": "100.000000",
         *             "currency": "USDT"
         *           }
         *         },
         *         {
         *           "tier": 2,
         *           "turnover": {
         *             "amount": "50000.000000",
         *             "currency": "USDT"
         *           },
         *           "award": {
         *             "amount": "600.000000",
         *             "currency": "USDT"
         *           }
         *         },
         *         {
         *           "tier": 3,
         *           "turnover": {
         *             "amount": "250000.000000",
         *             "currency": "USDT"
         *           },
         *           "award": {
         *             "amount": "3500.000000",
         *             "currency": "USDT"
         *           }
         *         },
         *         {
         *           "tier": 4,
         *           "turnover": {
         *             "amount": "1000000.000000",
         *             "currency": "USDT"
         *           },
         *           "award": {
         *             "amount": "16000.000000",
         *             "currency": "USDT"
         *           }
         *         }
         *       ]
         *     }
         */
        SettingPartners: {
            /**
             * @description Names the setting. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            key: "partners";
            /**
             * @description The levels, nearest first.
             * @example [
             *       {
             *         "level": 1,
             *         "percent": "5"
             *       }
             *     ]
             */
            levels: components["schemas"]["PartnerLevel"][];
            /**
             * @description Percent of the accruals of those a person invited themselves that is credited as matching, at the end of the tariff and rounded down; accruals that are forfeited bring nothing.
             * @example 2
             */
            matchingPercent: components["schemas"]["DecimalString"];
            /**
             * @description The bonus tiers, lowest first; section 2 knows four.
             * @example []
             */
            tiers: components["schemas"]["BonusTier"][];
        };
        /**
         * @description Rules of refills that are the same for all payment systems. A system's own bounds apply as well.
         * @example {
         *       "key": "refill",
         *       "amounts": [
         *         {
         *           "minimum": {
         *             "amount": "10.000000",
         *             "currency": "USDT"
         *           },
         *           "maximum": {
         *             "amount": "250000.000000",
         *             "currency": "USDT"
         *           }
         *         },
         *         {
         *           "minimum": {
         *             "amount": "0.00020000",
         *             "currency": "BTC"
         *           },
         *           "maximum": {
         *             "amount": "5.00000000",
         *             "currency": "BTC"
         *           }
         *         }
         *       ],
         *       "addressLifetimeSeconds": 86400,
         *       "waitingRefills": 50
         *     }
         */
        SettingRefill: {
            /**
             * @description Names the setting. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            key: "refill";
            /**
             * @description Bounds of one refill, by currency.
             * @example []
             */
            amounts: components["schemas"]["AmountBounds"][];
            /**
             * @description How long a transfer to the address of a request is awaited.
             * @example 86400
             */
            addressLifetimeSeconds: number;
            /**
             * @description Requests of one person that may wait for their transfers at the same time; one more is a 429 until the first of them has had its time. One whose transfer was seen does not count.
             * @example 50
             */
            waitingRefills: number;
        };
        /**
         * @description What the photos of account verification may be.
         * @example {
         *       "key": "verification",
         *       "fileTypes": [
         *         "image/jpeg",
         *         "image/png",
         *         "image/webp"
         *       ],
         *       "fileMaximumBytes": 10000000,
         *       "minimumAgeYears": 18,
         *       "uploadTimeoutSeconds": 100
         *     }
         */
        SettingVerification: {
            /**
             * @description Names the setting. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            key: "verification";
            /**
             * @description Media types taken; the server looks at the content, not at the name.
             * @example [
             *       "image/jpeg",
             *       "image/png",
             *       "image/webp"
             *     ]
             */
            fileTypes: string[];
            /**
             * @description The largest file.
             * @example 10000000
             */
            fileMaximumBytes: number;
            /**
             * @description The least age of the person.
             * @example 18
             */
            minimumAgeYears: number;
            /**
             * @description How long an upload may take.
             * @example 100
             */
            uploadTimeoutSeconds: number;
        };
        /**
         * @description A condition of withdrawing, named by the problem code that a request is refused with while it is not met.
         * @example deposit_or_refill_required
         * @enum {string}
         */
        WithdrawalConditionCode: "phone_not_confirmed" | "no_withdrawal_wallet" | "deposit_required" | "refill_required" | "deposit_or_refill_required" | "subscription_required";
        /**
         * @description Rules of withdrawals that are the same for all payment systems. A system's own bounds apply as well.
         * @example {
         *       "key": "withdrawal",
         *       "amounts": [
         *         {
         *           "minimum": {
         *             "amount": "20.000000",
         *             "currency": "USDT"
         *           },
         *           "maximum": {
         *             "amount": "100000.000000",
         *             "currency": "USDT"
         *           }
         *         },
         *         {
         *           "minimum": {
         *             "amount": "0.00050000",
         *             "currency": "BTC"
         *           },
         *           "maximum": {
         *             "amount": "2.00000000",
         *             "currency": "BTC"
         *           }
         *         }
         *       ],
         *       "conditions": [
         *         "phone_not_confirmed",
         *         "no_withdrawal_wallet",
         *         "deposit_or_refill_required",
         *         "subscription_required"
         *       ],
         *       "code": {
         *         "length": 6,
         *         "lifetimeSeconds": 600,
         *         "resendSeconds": 60,
         *         "attempts": 5
         *       },
         *       "newWalletHours": 24,
         *       "securityPauseHours": 24
         *     }
         */
        SettingWithdrawal: {
            /**
             * @description Names the setting. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            key: "withdrawal";
            /**
             * @description Bounds of one withdrawal, by currency.
             * @example []
             */
            amounts: components["schemas"]["AmountBounds"][];
            /**
             * @description The conditions that apply to everybody. Whether a person meets them is personal and stands in `GET /funds/payments/conditions`.
             * @example [
             *       "deposit_or_refill_required"
             *     ]
             */
            conditions: components["schemas"]["WithdrawalConditionCode"][];
            code: components["schemas"]["CodeRules"];
            /**
             * @description Hours that a new or changed wallet waits before withdrawals may go to it; 0 for no wait.
             * @example 24
             */
            newWalletHours: number;
            /**
             * @description Hours without withdrawals after a new password, phone, e-mail, second factor or passkey; 0 for none. Always 0 while the capability `protection` is off.
             * @example 24
             */
            securityPauseHours: number;
        };
        /**
         * @description A setting; its `key` says which.
         * @example {
         *       "key": "cases",
         *       "openingsPerDay": 20,
         *       "limitRaiseHours": 24,
         *       "timeOutDays": [
         *         1,
         *         7,
         *         30
         *       ]
         *     }
         */
        Setting: components["schemas"]["SettingAuth"] | components["schemas"]["SettingCapabilities"] | components["schemas"]["SettingCases"] | components["schemas"]["SettingContacts"] | components["schemas"]["SettingDeposit"] | components["schemas"]["SettingExchange"] | components["schemas"]["SettingPartners"] | components["schemas"]["SettingRefill"] | components["schemas"]["SettingVerification"] | components["schemas"]["SettingWithdrawal"];
        /**
         * @description Whether one can sign in through Telegram.
         * @example {
         *       "available": false,
         *       "bot": null,
         *       "signInUrl": null
         *     }
         */
        TelegramAuthAvailable: {
            /**
             * @description Whether the way in is open.
             * @example false
             */
            available: boolean;
            /**
             * @description Name of the bot that signs people in, without @; null when it is not available.
             * @example null
             */
            bot: string | null;
            /**
             * Format: uri-reference
             * @description The page that signs people in, null when it is not available. The client adds `origin` and `return_to`; the page returns there, with the query of `return_to` unchanged and with the signed data in the fragment `tgAuthResult`, as base64url of JSON. A client that adds a random state to this query knows that it began the visit.
             * @example https://oauth.telegram.org/auth?bot_id=7000000001
             */
            signInUrl: string | null;
        };
        /**
         * @description Whether scheduled technical works are going on. Balances are kept through them.
         * @example {
         *       "active": false,
         *       "startDate": null,
         *       "endDate": null,
         *       "message": null,
         *       "retrySeconds": 30
         *     }
         */
        TechnicalWork: {
            /**
             * @description Whether they are going on now.
             * @example false
             */
            active: boolean;
            /**
             * Format: date-time
             * @description When they began or will begin; null when none are planned.
             * @example 2026-10-10T01:00:00Z
             */
            startDate: string | null;
            /**
             * Format: date-time
             * @description When they are expected to end; null when it is not known.
             * @example 2026-10-10T03:00:00Z
             */
            endDate: string | null;
            /**
             * @description What is being done, in the language asked for; null when it is not said.
             * @example The database is being moved.
             */
            message: string | null;
            /**
             * @description How long to wait before asking again.
             * @example 30
             */
            retrySeconds: number;
        };
        /**
         * @description A subscription on offer. It is paid from the balance.
         * @example {
         *       "id": "quarter",
         *       "name": "Three months",
         *       "description": "Opens withdrawals for ninety days.",
         *       "price": {
         *         "amount": "27.000000",
         *         "currency": "USDT"
         *       },
         *       "periodDays": 90
         *     }
         */
        SubscriptionOption: {
            /**
             * @description Id of the option.
             * @example quarter
             */
            id: string;
            /**
             * @description Name, in the language asked for.
             * @example Three months
             */
            name: string;
            /**
             * @description What it opens, in the language asked for.
             * @example Opens withdrawals for ninety days.
             */
            description: string;
            /** @description Price of the whole period. */
            price: components["schemas"]["Money"];
            /**
             * @description Length of the period.
             * @example 90
             */
            periodDays: number;
        };
        /** @description The subscriptions on offer, shortest first, and what comes before any of them is paid for. */
        SubscriptionOptionList: {
            /**
             * @description The options.
             * @example []
             */
            items: components["schemas"]["SubscriptionOption"][];
            /**
             * @description Days of subscription that a registration begins with, without a payment; 0 where it begins with none.
             * @example 90
             */
            trialDays: number;
        };
        /**
         * @description A course that values are shown at, never one that money moves at.
         * @example {
         *       "currency": "BTC",
         *       "displayCurrency": "EUR",
         *       "rate": "58976"
         *     }
         */
        DisplayCourse: {
            currency: components["schemas"]["CurrencyCode"];
            displayCurrency: components["schemas"]["DisplayCurrencyCode"];
            /**
             * @description Units of `displayCurrency` for one unit of `currency`.
             * @example 58976
             */
            rate: components["schemas"]["DecimalString"];
        };
        /**
         * @description In which currencies amounts can be shown, and the latest courses of each.
         * @example {
         *       "displayCurrencies": [
         *         "USDT",
         *         "USD",
         *         "EUR",
         *         "RUB"
         *       ],
         *       "source": "Sample courses, not market ones",
         *       "courseDate": "2026-10-02T00:00:04Z",
         *       "validUntil": "2026-10-03T12:00:04Z",
         *       "courses": [
         *         {
         *           "currency": "USDT",
         *           "displayCurrency": "EUR",
         *           "rate": "0.9215"
         *         },
         *         {
         *           "currency": "BTC",
         *           "displayCurrency": "EUR",
         *           "rate": "58976"
         *         }
         *       ]
         *     }
         */
        DisplayCourses: {
            /**
             * @description What a person can choose, in this order. The first one is the default, in which nothing is shown beside the amounts.
             * @example [
             *       "USDT",
             *       "USD",
             *       "EUR",
             *       "RUB"
             *     ]
             */
            displayCurrencies: components["schemas"]["DisplayCurrencyCode"][];
            /**
             * @description Where the courses come from, in the language of the call.
             * @example Sample courses
             * @example not market ones
             */
            source: string;
            /**
             * Format: date-time
             * @description When the courses were taken; null while none are known.
             * @example 2026-10-02T00:00:04Z
             */
            courseDate: string | null;
            /**
             * Format: date-time
             * @description After this the courses are old, and clients say so instead of showing a value; null while none are known.
             * @example 2026-10-03T12:00:04Z
             */
            validUntil: string | null;
            /**
             * @description One for each currency of `GET /user/balance` and each display currency but the default. Empty while none are known.
             * @example []
             */
            courses: components["schemas"]["DisplayCourse"][];
        };
        /**
         * @description The course of one day.
         * @example {
         *       "date": "2026-10-02",
         *       "rate": "0.9215"
         *     }
         */
        DayCourse: {
            /**
             * Format: date
             * @description The day, in UTC.
             * @example 2026-10-02
             */
            date: string;
            /**
             * @description Units of the display currency for one unit of the other.
             * @example 0.9215
             */
            rate: components["schemas"]["DecimalString"];
        };
        /**
         * @description The courses of a period, one for each day that has one.
         * @example {
         *       "source": "Sample courses, not market ones",
         *       "items": [
         *         {
         *           "date": "2026-10-01",
         *           "rate": "0.9211"
         *         },
         *         {
         *           "date": "2026-10-02",
         *           "rate": "0.9215"
         *         }
         *       ]
         *     }
         */
        DayCourses: {
            /**
             * @description Where the courses come from, in the language of the call.
             * @example Sample courses
             * @example not market ones
             */
            source: string;
            /**
             * @description Oldest first. A day whose course is not known is left out.
             * @example []
             */
            items: components["schemas"]["DayCourse"][];
        };
        /**
         * @description Names a plan.
         * @example {
         *       "id": "usdt-start-30",
         *       "name": "Start"
         *     }
         */
        PlanReference: {
            /**
             * @description Id of the plan.
             * @example usdt-start-30
             */
            id: string;
            /**
             * @description Name of the plan, in the language asked for.
             * @example Start
             */
            name: string;
        };
        /**
         * @description What the deposits of one plan brought that were closed in one quarter.
         * @example {
         *       "quarter": "2026-07-01",
         *       "plan": {
         *         "id": "usdt-start-30",
         *         "name": "Start"
         *       },
         *       "deposits": 12,
         *       "closedEarly": 3,
         *       "body": {
         *         "amount": "12100.000000",
         *         "currency": "USDT"
         *       },
         *       "result": {
         *         "amount": "192.000000",
         *         "currency": "USDT"
         *       },
         *       "resultPercent": "1.58",
         *       "planPercent": "3"
         *     }
         */
        PlanResult: {
            /**
             * Format: date
             * @description The first day of the quarter, in UTC.
             * @example 2026-07-01
             */
            quarter: string;
            /** @description The plan, also when it is no longer on offer. */
            plan: components["schemas"]["PlanReference"];
            /**
             * @description How many were closed, at the end of the term or early.
             * @example 12
             */
            deposits: number;
            /**
             * @description How many of them their investors closed early.
             * @example 3
             */
            closedEarly: number;
            /** @description Sum of the bodies. */
            body: components["schemas"]["Money"];
            /** @description Sum of what they brought: accruals without the forfeited ones, less the fees for early closing. Below zero for a loss. Fees of withdrawals and exchanges, subscriptions, rewards and prizes do not count. */
            result: components["schemas"]["Money"];
            /**
             * @description `result` in percent of `body`, with at most two decimals, rounded down.
             * @example 1.58
             */
            resultPercent: components["schemas"]["DecimalString"];
            /**
             * @description What the same deposits would have brought at the rates that their plan had when they were opened, each for its whole term, in percent of `body`, with at most two decimals, rounded down.
             * @example 3
             */
            planPercent: components["schemas"]["DecimalString"];
        };
        /**
         * @description What closed deposits brought, and how many are needed to say so.
         * @example {
         *       "fewestDeposits": 10,
         *       "items": []
         *     }
         */
        PlanResultList: {
            /**
             * @description A plan with fewer closed deposits is not named for a quarter, because the figures would be about single investors.
             * @example 10
             */
            fewestDeposits: number;
            /**
             * @description The newest quarter first.
             * @example []
             */
            items: components["schemas"]["PlanResult"][];
        };
        /**
         * @description How the addresses of a network are written, with their checksum.
         * @example tron
         * @enum {string}
         */
        AddressFormat: "tron" | "bitcoin" | "ethereum";
        /**
         * @description Where the transfers of a network can be looked up. Each address is a template over https; a client puts the encoded value in place of the name in braces, and makes no link of any other template.
         * @example {
         *       "transaction": "https://tronscan.org/#/transaction/{hash}",
         *       "address": "https://tronscan.org/#/address/{address}"
         *     }
         */
        BlockExplorer: {
            /**
             * @description Address of the page of a transaction, with `{hash}`.
             * @example https://tronscan.org/#/transaction/{hash}
             */
            transaction: string;
            /**
             * @description Address of the page of a wallet address, with `{address}`.
             * @example https://tronscan.org/#/address/{address}
             */
            address: string;
        };
        /**
         * @description A fee of `fixed + amount × percent / 100`, rounded down to the currency's decimals and taken out of the amount.
         * @example {
         *       "fixed": {
         *         "amount": "1.000000",
         *         "currency": "USDT"
         *       },
         *       "percent": "0.5"
         *     }
         */
        Fee: {
            /** @description The part that does not depend on the amount. */
            fixed: components["schemas"]["Money"];
            /**
             * @description The part that does, in percent.
             * @example 0.5
             */
            percent: components["schemas"]["DecimalString"];
        };
        /**
         * @description The terms of a payment system in one direction.
         * @example {
         *       "available": true,
         *       "minimum": {
         *         "amount": "20.000000",
         *         "currency": "USDT"
         *       },
         *       "maximum": {
         *         "amount": "100000.000000",
         *         "currency": "USDT"
         *       },
         *       "fee": {
         *         "fixed": {
         *           "amount": "1.000000",
         *           "currency": "USDT"
         *         },
         *         "percent": "0.5"
         *       },
         *       "confirmations": 19,
         *       "expectedSeconds": 3600
         *     }
         */
        PaymentSystemTerms: {
            /**
             * @description False while it is paused; it is then listed, but not taken.
             * @example true
             */
            available: boolean;
            /** @description The least of one operation, fee included. */
            minimum: components["schemas"]["Money"];
            /** @description The most of one operation, fee included. */
            maximum: components["schemas"]["Money"];
            fee: components["schemas"]["Fee"];
            /**
             * @description Confirmations on the network after which it is done.
             * @example 19
             */
            confirmations: number;
            /**
             * @description How long it usually takes.
             * @example 300
             */
            expectedSeconds: number;
        };
        /**
         * @description A way for money to come in, go out, or both.
         * @example {
         *       "id": "usdt-trc20",
         *       "name": "USDT on TRON (TRC-20)",
         *       "currency": "USDT",
         *       "decimals": 6,
         *       "network": "TRON (TRC-20)",
         *       "addressPattern": "^T[1-9A-HJ-NP-Za-km-z]{33}$",
         *       "addressFormat": "tron",
         *       "explorer": {
         *         "transaction": "https://tronscan.org/#/transaction/{hash}",
         *         "address": "https://tronscan.org/#/address/{address}"
         *       },
         *       "refill": {
         *         "available": true,
         *         "minimum": {
         *           "amount": "10.000000",
         *           "currency": "USDT"
         *         },
         *         "maximum": {
         *           "amount": "250000.000000",
         *           "currency": "USDT"
         *         },
         *         "fee": {
         *           "fixed": {
         *             "amount": "0.000000",
         *             "currency": "USDT"
         *           },
         *           "percent": "0"
         *         },
         *         "confirmations": 19,
         *         "expectedSeconds": 300
         *       },
         *       "withdrawal": {
         *         "available": true,
         *         "minimum": {
         *           "amount": "20.000000",
         *           "currency": "USDT"
         *         },
         *         "maximum": {
         *           "amount": "100000.000000",
         *           "currency": "USDT"
         *         },
         *         "fee": {
         *           "fixed": {
         *             "amount": "1.000000",
         *             "currency": "USDT"
         *           },
         *           "percent": "0.5"
         *         },
         *         "confirmations": 19,
         *         "expectedSeconds": 3600
         *       }
         *     }
         */
        PaymentSystem: {
            /**
             * @description Id of the payment system.
             * @example usdt-trc20
             */
            id: string;
            /**
             * @description Name, in the language asked for.
             * @example USDT on TRON (TRC-20)
             */
            name: string;
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Decimals of the currency.
             * @example 6
             */
            decimals: number;
            /**
             * @description Name of the network, as a person reads it.
             * @example TRON (TRC-20)
             */
            network: string;
            /**
             * @description Regular expression, in the dialect of JSON Schema, that addresses of the network match. The server also checks the checksum of `addressFormat`.
             * @example ^T[1-9A-HJ-NP-Za-km-z]{33}$
             */
            addressPattern: string;
            addressFormat: components["schemas"]["AddressFormat"];
            explorer?: components["schemas"]["BlockExplorer"];
            /** @description Terms of refills; null when it takes none. */
            refill: components["schemas"]["PaymentSystemTerms"] | null;
            /** @description Terms of withdrawals; null when it takes none. */
            withdrawal: components["schemas"]["PaymentSystemTerms"] | null;
        };
        /** @description The payment systems, the most used first. */
        PaymentSystemList: {
            /**
             * @description The payment systems.
             * @example []
             */
            items: components["schemas"]["PaymentSystem"][];
        };
        /**
         * @description Where the body of a deposit works. Both parts come back at the end; together they are 100.
         * @example {
         *       "savingsPercent": "30",
         *       "activePercent": "70"
         *     }
         */
        PlanSplit: {
            /**
             * @description Percent of the body in the savings part.
             * @example 30
             */
            savingsPercent: components["schemas"]["DecimalString"];
            /**
             * @description Percent of the body in the active part.
             * @example 70
             */
            activePercent: components["schemas"]["DecimalString"];
        };
        /**
         * @description A plan that a deposit can be made in, and all that a preview needs. Income of one full day is `body × dailyYieldPercent / 100`, rounded down to `decimals`; net income is that times `timeInDays`, simple, held until the end of the tariff; total body is body and net income together. Not guaranteed: a preview says "if accruals are paid in full".
         * @example {
         *       "id": "usdt-balance-90",
         *       "name": "Quarter",
         *       "description": "A middle term for money that is not needed this quarter.",
         *       "currency": "USDT",
         *       "decimals": 6,
         *       "dailyYieldPercent": "0.14",
         *       "timeInDays": 90,
         *       "minimumDeposit": {
         *         "amount": "500.000000",
         *         "currency": "USDT"
         *       },
         *       "maximumDeposit": {
         *         "amount": "50000.000000",
         *         "currency": "USDT"
         *       },
         *       "autoinvestment": true,
         *       "split": {
         *         "savingsPercent": "30",
         *         "activePercent": "70"
         *       },
         *       "exitFeePercent": "7.5",
         *       "startDelaySeconds": 0,
         *       "payoutDelaySeconds": 7200
         *     }
         */
        DepositPlan: {
            /**
             * @description Id of the plan.
             * @example usdt-balance-90
             */
            id: string;
            /**
             * @description Name of the plan, in the language asked for.
             * @example Quarter
             */
            name: string;
            /**
             * @description What the plan is for, in the language asked for.
             * @example A middle term for money that is not needed this quarter.
             */
            description: string;
            /** @description Currency of the body and of the accruals. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Decimals of the currency, to which income is rounded down.
             * @example 6
             */
            decimals: number;
            /**
             * @description Yield of one full day, in percent of the whole body.
             * @example 0.14
             */
            dailyYieldPercent: components["schemas"]["DecimalString"];
            /**
             * @description Length of the tariff.
             * @example 90
             */
            timeInDays: number;
            /** @description The least body. */
            minimumDeposit: components["schemas"]["Money"];
            /** @description The greatest body. */
            maximumDeposit: components["schemas"]["Money"];
            /**
             * @description Whether body and accruals may start a new deposit on this plan at the end of the tariff.
             * @example true
             */
            autoinvestment: boolean;
            split: components["schemas"]["PlanSplit"];
            /**
             * @description Percent of the body kept when the deposit is closed before the end of the tariff.
             * @example 7.5
             */
            exitFeePercent: components["schemas"]["DecimalString"];
            /**
             * @description Whether a part of a deposit can be closed early, while at least `minimumDeposit` remains. Absent for plans that were made without it, and while the capability `partialClosing` is off.
             * @example true
             */
            partialClose?: boolean;
            /**
             * @description From the confirmation to the start of the tariff; the deposit is `waiting` through it. 0 starts at once, and so does what autoinvestment continues.
             * @example 0
             */
            startDelaySeconds: number;
            /**
             * @description From the end of the tariff to the payout; the deposit is `awaiting_completion` through it. 0 pays out at once.
             * @example 7200
             */
            payoutDelaySeconds: number;
        };
        /** @description The plans on offer, shortest first within a currency. */
        DepositPlanList: {
            /**
             * Format: date-time
             * @description The server's moment of this answer. A deposit confirmed at it is paid out after the plan's `startDelaySeconds`, its `timeInDays` full days and its `payoutDelaySeconds`. An extension: a preview must not rest on the caller's clock.
             * @example 2026-10-02T09:40:00Z
             */
            date: string;
            /**
             * @description The plans.
             * @example []
             */
            items: components["schemas"]["DepositPlan"][];
        };
        /**
         * @description ISO 3166-1 alpha-2 code, or XK for Kosovo; any other is `unknown_value`. A client names the country in its own language.
         * @example CY
         */
        CountryCode: string;
        /**
         * @description Personal data to change. What is not named stays; null empties.
         * @example {
         *       "fullName": "Anna Petrova",
         *       "city": "Limassol",
         *       "country": "CY"
         *     }
         */
        ProfileChange: {
            /**
             * @description Full name as the person writes it: letters, digits, punctuation and spaces, at most 200 characters as people count them. Marks that nobody sees are dropped. No symbols and no emoji.
             * @example Anna Petrova
             */
            fullName?: string | null;
            /**
             * @description City. The same characters as in the full name, at most 100.
             * @example Limassol
             */
            city?: string | null;
            /**
             * @description Country.
             * @example CY
             */
            country?: components["schemas"]["CountryCode"] | null;
        };
        /**
         * @description Profile data, field by field as section 3 has them.
         * @example {
         *       "type": "profile",
         *       "fullName": "Anna Petrova",
         *       "city": "Limassol",
         *       "country": "CY",
         *       "phone": "+447700900123",
         *       "registrationDate": "2026-10-02T08:55:10Z"
         *     }
         */
        ProfileData: {
            /**
             * @description The type asked for. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "profile";
            /**
             * @description Full name as the person writes it; null until given.
             * @example Anna Petrova
             */
            fullName: string | null;
            /**
             * @description City; null until given.
             * @example Limassol
             */
            city: string | null;
            /**
             * @description Country; null until given.
             * @example CY
             */
            country: components["schemas"]["CountryCode"] | null;
            phone: components["schemas"]["PhoneNumber"];
            /**
             * Format: date-time
             * @description When the account was made.
             * @example 2026-10-02T08:55:10Z
             */
            registrationDate: string;
        };
        /**
         * @description A group of personal data. `profile` is what a client asks for unless it needs another (section 7).
         * @example profile
         * @enum {string}
         */
        UserDataType: "profile" | "verification";
        /**
         * @description Section 4.
         * @example in_process
         * @enum {string}
         */
        VerificationStatus: "success" | "in_process" | "denied";
        /**
         * @description Family status, as the verification form asks for it.
         * @example married
         * @enum {string}
         */
        FamilyStatus: "single" | "married" | "divorced" | "widowed";
        /**
         * @description Where the account verification stands and what was sent. Photos are never given back; what they may be is in `GET /settings/verification`.
         * @example {
         *       "type": "verification",
         *       "status": "in_process",
         *       "fullName": "Anna Petrova",
         *       "dateOfBirth": "1990-04-17",
         *       "familyStatus": "married",
         *       "documentNumber": "••••••417",
         *       "submissionDate": "2026-10-03T11:20:00Z",
         *       "decisionDate": null,
         *       "denialReason": null
         *     }
         */
        VerificationData: {
            /**
             * @description The type asked for. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "verification";
            /**
             * @description Null until the form is sent for the first time.
             * @example in_process
             */
            status: components["schemas"]["VerificationStatus"] | null;
            /**
             * @description Full name, as sent; null before.
             * @example Anna Petrova
             */
            fullName: string | null;
            /**
             * Format: date
             * @description Date of birth, as sent; null before.
             * @example 1990-04-17
             */
            dateOfBirth: string | null;
            /**
             * @description Family status, as sent; null before.
             * @example married
             */
            familyStatus: components["schemas"]["FamilyStatus"] | null;
            /**
             * @description Number of the document, all but its end masked; null before.
             * @example ••••••417
             */
            documentNumber: string | null;
            /**
             * Format: date-time
             * @description When the form was last sent; null before.
             * @example 2026-10-03T11:20:00Z
             */
            submissionDate: string | null;
            /**
             * Format: date-time
             * @description When it was decided; null until then.
             * @example null
             */
            decisionDate: string | null;
            /**
             * @description Why it was denied, in the language asked for; null when it was not, or no reason was given.
             * @example null
             */
            denialReason: string | null;
        };
        /** @description Personal data of the type asked for; `type` says which. */
        UserData: components["schemas"]["ProfileData"] | components["schemas"]["VerificationData"];
        /**
         * @description The person's name for a wallet, at most 30 characters as people count them, one of which can be seen. Spaces around it are dropped.
         * @example Ledger
         */
        WalletName: string;
        /**
         * @description One of the person's wallets in a payment system.
         * @example {
         *       "id": "0199c4a1-7d20-7b8e-a6c3-5e90d14f2b78",
         *       "system": "usdt-trc20",
         *       "address": "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC",
         *       "name": "Ledger",
         *       "usableDate": "2026-10-03T09:30:00Z"
         *     }
         */
        SavedWallet: {
            /**
             * Format: uuid
             * @description Id of the wallet. Another address or name does not change it.
             * @example 0199c4a1-7d20-7b8e-a6c3-5e90d14f2b78
             */
            id: string;
            /**
             * @description Id of its payment system.
             * @example usdt-trc20
             */
            system: string;
            /**
             * @description An address of that system, in its one spelling.
             * @example TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC
             */
            address: string;
            /**
             * @description The person's name for it; null without one.
             * @example Ledger
             */
            name: components["schemas"]["WalletName"] | null;
            /**
             * Format: date-time
             * @description When withdrawals may go to it; null once they may.
             * @example 2026-10-03T09:30:00Z
             */
            usableDate: string | null;
        };
        /**
         * @description Whether withdrawals go only to the wallets that are saved now: while it is on, no wallet is added and no address is changed. Names can be changed and wallets removed.
         * @example {
         *       "on": true,
         *       "offDate": null
         *     }
         */
        OnlyTheseWallets: {
            /**
             * @description Whether it is on. It also is while it waits to be off.
             * @example true
             */
            on: boolean;
            /**
             * Format: date-time
             * @description From when it is off; null unless that was asked for.
             * @example null
             */
            offDate: string | null;
        };
        /**
         * @description All wallets of the person, several of which may be in one payment system.
         * @example {
         *       "items": [
         *         {
         *           "id": "0199c4a1-7d20-7b8e-a6c3-5e90d14f2b78",
         *           "system": "usdt-trc20",
         *           "address": "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC",
         *           "name": "Ledger",
         *           "usableDate": null
         *         }
         *       ],
         *       "maximum": 10,
         *       "onlyThese": {
         *         "on": false,
         *         "offDate": null
         *       }
         *     }
         */
        SeveralWallets: {
            /**
             * @description By payment system, in each in the order in which they were added. The first of a system is the one that `wallets`, `waiting` and `names` have.
             * @example []
             */
            items: components["schemas"]["SavedWallet"][];
            /**
             * @description The most wallets that a person can have in one payment system.
             * @example 10
             */
            maximum: number;
            /** @description Whether withdrawals go only to these wallets; null while the capability `protection` is off. */
            onlyThese: components["schemas"]["OnlyTheseWallets"] | null;
        };
        /**
         * @description Where the person's withdrawals go.
         * @example {
         *       "wallets": {
         *         "usdt-trc20": "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC"
         *       },
         *       "waiting": {},
         *       "names": {
         *         "usdt-trc20": "Ledger"
         *       }
         *     }
         */
        Wallets: {
            /**
             * @description Id of the payment system to the address in it. A system without a wallet is absent. With several wallets in a system it is the one that was added first.
             * @example {
             *       "usdt-trc20": "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC"
             *     }
             */
            wallets: {
                [key: string]: string;
            };
            /**
             * @description Id of the payment system to the time from which withdrawals may go to the wallet in it. A wallet that does not wait is absent.
             * @example {
             *       "usdt-trc20": "2026-10-03T09:30:00Z"
             *     }
             */
            waiting: {
                [key: string]: string;
            };
            /**
             * @description Id of the payment system to the name of the wallet in it. A wallet without a name is absent.
             * @example {
             *       "usdt-trc20": "Ledger"
             *     }
             */
            names: {
                [key: string]: components["schemas"]["WalletName"];
            };
            /** @description All wallets, also the further ones of a system. Absent while the capability `severalWallets` is off. */
            several?: components["schemas"]["SeveralWallets"];
        };
        /**
         * @description An address that fits the payment system; otherwise `wallet_address_invalid`. One that another wallet of that system has is `already_registered`, one of the service's own addresses for refills `wallet_is_ours`, the contract of a token `wallet_is_contract`, an address whose key nobody has `wallet_is_burn`. A payment link, spaces, invisible marks and another case are accepted, and one spelling is stored.
         * @example TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC
         */
        WalletAddress: string;
        /**
         * @description A wallet to add.
         * @example {
         *       "system": "usdt-trc20",
         *       "address": "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC",
         *       "name": "Ledger"
         *     }
         */
        NewWallet: {
            /**
             * @description Id of a payment system that takes withdrawals; otherwise `unknown_value`.
             * @example usdt-trc20
             */
            system: string;
            address: components["schemas"]["WalletAddress"];
            /**
             * @description The person's name for it, which no other wallet of that system has, in whatever case; otherwise `already_registered`. Required when that system has a wallet already.
             * @example Exchange
             */
            name?: components["schemas"]["WalletName"] | null;
        };
        /**
         * @description Wallets to set or to remove; those not named stay.
         * @example {
         *       "wallets": {
         *         "usdt-trc20": "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC",
         *         "btc": null
         *       }
         *     }
         */
        WalletsUpdate: {
            /**
             * @description Id of the payment system to the new address, or to null to remove it. With several wallets in a system the one that was added first is changed or removed; after it is removed, the next takes its place.
             * @example {
             *       "usdt-trc20": "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC"
             *     }
             */
            wallets: {
                [key: string]: string | null;
            };
            /**
             * @description Id of a payment system in `wallets` to the name of the wallet in it, or to null for none. A changed address without a name here loses its name, because it may be another wallet.
             * @example {
             *       "usdt-trc20": "Ledger"
             *     }
             */
            names?: {
                [key: string]: components["schemas"]["WalletName"] | null;
            };
        };
        /**
         * @description Names to give or to remove; those of other wallets stay.
         * @example {
         *       "names": {
         *         "usdt-trc20": "Ledger",
         *         "btc": null
         *       }
         *     }
         */
        WalletNames: {
            /**
             * @description Id of the payment system to the new name of the wallet in it, or to null to remove it.
             * @example {
             *       "usdt-trc20": "Ledger"
             *     }
             */
            names: {
                [key: string]: components["schemas"]["WalletName"] | null;
            };
        };
        /**
         * @description What to change of a wallet; what is not named stays.
         * @example {
         *       "name": "Ledger"
         *     }
         */
        WalletChange: {
            address?: components["schemas"]["WalletAddress"];
            /**
             * @description Another name, or null for none. A name that another wallet of that system has is `already_registered`; null is `required` when that system has another wallet.
             * @example Ledger
             */
            name?: components["schemas"]["WalletName"] | null;
        };
        /**
         * @description The verification form, field by field as section 3 has it. What a photo is, its content says; a file name that is a path is `malformed`.
         * @example {
         *       "fullName": "Anna Petrova",
         *       "dateOfBirth": "1990-04-17",
         *       "familyStatus": "married",
         *       "documentNumber": "K01234417",
         *       "photoOfDocument": "document.jpg",
         *       "photoOfLogin": "login.jpg",
         *       "photoOfWallet": "wallet.png"
         *     }
         */
        VerificationForm: {
            /**
             * @description Full name as the document has it, by the rule of `ProfileChange`.
             * @example Anna Petrova
             */
            fullName: string;
            /**
             * Format: date
             * @description Date of birth; in the future, or too recent for an investor, it is `date_out_of_range`.
             * @example 1990-04-17
             */
            dateOfBirth: string;
            familyStatus: components["schemas"]["FamilyStatus"];
            /**
             * @description Series and number of the document.
             * @example K01234417
             */
            documentNumber: string;
            /**
             * Format: binary
             * @description Photo of the document.
             * @example document.jpg
             */
            photoOfDocument: string;
            /**
             * Format: binary
             * @description Photo of the person holding their login written by hand.
             * @example login.jpg
             */
            photoOfLogin: string;
            /**
             * Format: binary
             * @description Photo or screenshot of the wallet that withdrawals go to.
             * @example wallet.png
             */
            photoOfWallet: string;
        };
        /**
         * @description Which figure of a currency is shown as the balance: `balance` what can be spent now (the default of section 3), `deposit` what works in deposits, `total` all of it.
         * @example balance
         * @enum {string}
         */
        BalanceType: "balance" | "deposit" | "total";
        /**
         * @description What a person has in one currency. Each figure is the sum of ledger entries.
         * @example {
         *       "decimals": 6,
         *       "available": {
         *         "amount": "250.000000",
         *         "currency": "USDT"
         *       },
         *       "onDeposit": {
         *         "amount": "1000.000000",
         *         "currency": "USDT"
         *       },
         *       "inWithdrawal": {
         *         "amount": "0.000000",
         *         "currency": "USDT"
         *       },
         *       "heldAccruals": {
         *         "amount": "1.400000",
         *         "currency": "USDT"
         *       },
         *       "total": {
         *         "amount": "1250.000000",
         *         "currency": "USDT"
         *       }
         *     }
         */
        CurrencyBalance: {
            /**
             * @description Digits after the mark that an amount of this currency can have.
             * @example 6
             */
            decimals: number;
            /** @description What can be spent or withdrawn now. */
            available: components["schemas"]["Money"];
            /** @description Bodies of the deposits that are not closed. */
            onDeposit: components["schemas"]["Money"];
            /** @description Set aside for withdrawals that are not finished, fees included. */
            inWithdrawal: components["schemas"]["Money"];
            /** @description Accruals held until the end of their tariffs; forfeited by an early close, so no part of `total`. */
            heldAccruals: components["schemas"]["Money"];
            /** @description `available` + `onDeposit` + `inWithdrawal`, exactly. */
            total: components["schemas"]["Money"];
        };
        /**
         * @description What all currencies of a person are worth in one, at courses that are only looked at: each total x its course, rounded down. An exchange has its own quote and fee.
         * @example {
         *       "total": {
         *         "amount": "1250.000000",
         *         "currency": "USDT"
         *       },
         *       "courseDate": "2026-10-02T10:00:00Z"
         *     }
         */
        Worth: {
            /** @description The sum, in USDT. */
            total: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When the courses were taken.
             * @example 2026-10-02T10:00:00Z
             */
            courseDate: string;
        };
        /**
         * @description The balance state of section 3. The flows of the balances bar are in `GET /user/statistics`.
         * @example {
         *       "type": "balance",
         *       "currency": "USDT",
         *       "pending": false,
         *       "worth": {
         *         "total": {
         *           "amount": "1250.000000",
         *           "currency": "USDT"
         *         },
         *         "courseDate": "2026-10-02T10:00:00Z"
         *       },
         *       "countedDate": "2026-10-02T03:00:00Z",
         *       "currencies": {
         *         "USDT": {
         *           "decimals": 6,
         *           "available": {
         *             "amount": "250.000000",
         *             "currency": "USDT"
         *           },
         *           "onDeposit": {
         *             "amount": "1000.000000",
         *             "currency": "USDT"
         *           },
         *           "inWithdrawal": {
         *             "amount": "0.000000",
         *             "currency": "USDT"
         *           },
         *           "heldAccruals": {
         *             "amount": "1.400000",
         *             "currency": "USDT"
         *           },
         *           "total": {
         *             "amount": "1250.000000",
         *             "currency": "USDT"
         *           }
         *         }
         *       }
         *     }
         */
        Balance: {
            type: components["schemas"]["BalanceType"];
            /** @description The currency shown. USDT until the person chooses another (section 9). */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Every currency the product keeps, keyed by its code, with zeros where the person has none.
             * @example {
             *       "USDT": {
             *         "decimals": 6,
             *         "available": {
             *           "amount": "250.000000",
             *           "currency": "USDT"
             *         },
             *         "onDeposit": {
             *           "amount": "1000.000000",
             *           "currency": "USDT"
             *         },
             *         "inWithdrawal": {
             *           "amount": "0.000000",
             *           "currency": "USDT"
             *         },
             *         "heldAccruals": {
             *           "amount": "1.400000",
             *           "currency": "USDT"
             *         },
             *         "total": {
             *           "amount": "1250.000000",
             *           "currency": "USDT"
             *         }
             *       }
             *     }
             */
            currencies: {
                [key: string]: components["schemas"]["CurrencyBalance"];
            };
            /**
             * @description Whether a refill, a withdrawal or a deposit of the person is not settled yet, so that the figures will change soon.
             * @example false
             */
            pending: boolean;
            /** @description All currencies in one. Absent while the courses are not known. */
            worth?: components["schemas"]["Worth"];
            /**
             * Format: date-time
             * @description When liabilities were counted last with this account among them. Absent before the first count.
             * @example 2026-10-02T03:00:00Z
             */
            countedDate?: string;
        };
        /**
         * @description Which figure and which currency the person wants to see first.
         * @example {
         *       "type": "balance",
         *       "currency": "BTC"
         *     }
         */
        BalanceChoice: {
            type: components["schemas"]["BalanceType"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /**
         * @description Balances at the end of one day.
         * @example {
         *       "date": "2026-10-02",
         *       "available": {
         *         "amount": "250.000000",
         *         "currency": "USDT"
         *       },
         *       "onDeposit": {
         *         "amount": "1000.000000",
         *         "currency": "USDT"
         *       },
         *       "total": {
         *         "amount": "1250.000000",
         *         "currency": "USDT"
         *       }
         *     }
         */
        BalancePoint: {
            /**
             * Format: date
             * @description The day, in the time zone asked for; today's point is as of now.
             * @example 2026-10-02
             */
            date: string;
            /** @description What could be spent. */
            available: components["schemas"]["Money"];
            /** @description Bodies of the deposits that were not closed. */
            onDeposit: components["schemas"]["Money"];
            /** @description Total, as `GET /user/balance` defines it. */
            total: components["schemas"]["Money"];
        };
        /** @description A balance over time, one point a day. */
        BalanceHistory: {
            /** @description Currency of every point. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Every day of the period, oldest first; none before the day of registration.
             * @example []
             */
            points: components["schemas"]["BalancePoint"][];
        };
        /** @description The bonus programme of section 2 and how far the person has come in it. */
        BonusProgram: {
            /**
             * @description The four tiers, lowest first.
             * @example [
             *       {
             *         "tier": 1,
             *         "turnover": {
             *           "amount": "10000.000000",
             *           "currency": "USDT"
             *         },
             *         "award": {
             *           "amount": "100.000000",
             *           "currency": "USDT"
             *         }
             *       },
             *       {
             *         "tier": 2,
             *         "turnover": {
             *           "amount": "50000.000000",
             *           "currency": "USDT"
             *         },
             *         "award": {
             *           "amount": "600.000000",
             *           "currency": "USDT"
             *         }
             *       },
             *       {
             *         "tier": 3,
             *         "turnover": {
             *           "amount": "250000.000000",
             *           "currency": "USDT"
             *         },
             *         "award": {
             *           "amount": "3500.000000",
             *           "currency": "USDT"
             *         }
             *       },
             *       {
             *         "tier": 4,
             *         "turnover": {
             *           "amount": "1000000.000000",
             *           "currency": "USDT"
             *         },
             *         "award": {
             *           "amount": "16000.000000",
             *           "currency": "USDT"
             *         }
             *       }
             *     ]
             */
            tiers: components["schemas"]["BonusTier"][];
            /**
             * @description Investments of all partners so far, counted as in `Referral.personalInvestments`; null for a guest.
             * @example {
             *       "amount": "12400.000000",
             *       "currency": "USDT"
             *     }
             */
            turnover: components["schemas"]["Money"] | null;
            /**
             * @description How many tiers are reached and awarded; null for a guest.
             * @example 1
             */
            tiersReached: number | null;
        };
        /**
         * @description How an attempt was drawn, for anyone to check. The seed is revealed once the opening has no attempts left: earlier, it would give away their results.
         * @example {
         *       "caseId": "0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01",
         *       "prizeId": "usdt-2",
         *       "opening": "0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01",
         *       "commitment": "5aa144aab53bae8e3fbde4b8478b80239ba0a40bac9e925186e78ff4f447827a",
         *       "attempt": 1,
         *       "seed": "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"
         *     }
         */
        CaseDraw: {
            /**
             * Format: uuid
             * @description The case; its prizes and chances are part of the commitment.
             * @example 0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01
             */
            caseId: string;
            /**
             * @description The prize that was credited.
             * @example usdt-2
             */
            prizeId: string;
            /**
             * Format: uuid
             * @description Id of the opening.
             * @example 0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01
             */
            opening: string;
            /**
             * @description The commitment as it was shown before the purchase.
             * @example 5aa144aab53bae8e3fbde4b8478b80239ba0a40bac9e925186e78ff4f447827a
             */
            commitment: string;
            /**
             * @description Number of the attempt within the opening.
             * @example 1
             */
            attempt: number;
            /**
             * @description The seed in hexadecimal digits; null while attempts are left.
             * @example 00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff
             */
            seed: string | null;
        };
        /**
         * @description One attempt at a case (section 3).
         * @example {
         *       "id": "01990e4b-3f62-7a8d-b5c1-08d9e2f47a36",
         *       "date": "2026-10-06T18:20:00Z",
         *       "case": "Bronze",
         *       "prize": "2 USDT",
         *       "prizeAmount": {
         *         "amount": "2.000000",
         *         "currency": "USDT"
         *       },
         *       "balanceBefore": {
         *         "amount": "223.000000",
         *         "currency": "USDT"
         *       },
         *       "balanceAfter": {
         *         "amount": "220.000000",
         *         "currency": "USDT"
         *       },
         *       "currency": "USDT",
         *       "comment": "Attempt 1 of 3",
         *       "draw": {
         *         "caseId": "0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01",
         *         "prizeId": "usdt-2",
         *         "opening": "0199200a-52c0-7d11-a3f7-5b0c6e91d024",
         *         "commitment": "5aa144aab53bae8e3fbde4b8478b80239ba0a40bac9e925186e78ff4f447827a",
         *         "attempt": 1,
         *         "seed": null
         *       }
         *     }
         */
        CaseOperation: {
            /**
             * Format: uuid
             * @description Id of the attempt.
             * @example 01990e4b-3f62-7a8d-b5c1-08d9e2f47a36
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-10-06T18:20:00Z
             */
            date: string;
            /**
             * @description Name of the case, in the language asked for.
             * @example Bronze
             */
            case: string;
            /**
             * @description Name of the prize, in the language asked for.
             * @example 2 USDT
             */
            prize: string;
            /** @description What was credited; null when the prize is not money. */
            prizeAmount: components["schemas"]["Money"] | null;
            /** @description Available balance before the attempt, the price still in it when this attempt was the one that paid. */
            balanceBefore: components["schemas"]["Money"];
            /** @description Available balance after it, with the prize. */
            balanceAfter: components["schemas"]["Money"];
            /** @description Currency of the case. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Which attempt of its purchase it was, in the language asked for; null for one that was made without a number.
             * @example Attempt 1 of 3
             */
            comment: string | null;
            /** @description How the prize was drawn; null for attempts from before draws could be checked. */
            draw: components["schemas"]["CaseDraw"] | null;
        };
        /**
         * @description What one currency has seen over every page of the filter, so that the cost is never hidden.
         * @example {
         *       "spent": {
         *         "amount": "5.000000",
         *         "currency": "USDT"
         *       },
         *       "won": {
         *         "amount": "2.000000",
         *         "currency": "USDT"
         *       }
         *     }
         */
        CaseOperationTotal: {
            /** @description Prices paid. */
            spent: components["schemas"]["Money"];
            /** @description Prizes credited. */
            won: components["schemas"]["Money"];
        };
        /** @description One page of the win history, newest first unless sorted otherwise. */
        CaseOperationPage: {
            /**
             * @description The attempts of this page.
             * @example []
             */
            items: components["schemas"]["CaseOperation"][];
            /**
             * @description This page.
             * @example 1
             */
            page: number;
            /**
             * @description Items a page.
             * @example 20
             */
            limit: number;
            /**
             * @description Items in all pages.
             * @example 0
             */
            total: number;
            /**
             * @description One entry for each currency that the filter met, by its code.
             * @example []
             */
            totals: components["schemas"]["CaseOperationTotal"][];
        };
        /**
         * @description A condition of closing the account, named by the problem code that a request is refused with while it is not met.
         * @example balance_not_empty
         * @enum {string}
         */
        ClosingConditionCode: "deposits_open" | "refills_waiting" | "withdrawals_pending" | "balance_not_empty";
        /**
         * @description One condition of closing the account, and what is in the way.
         * @example {
         *       "code": "balance_not_empty",
         *       "met": false,
         *       "count": 1,
         *       "amounts": [
         *         {
         *           "amount": "250.000000",
         *           "currency": "USDT"
         *         }
         *       ]
         *     }
         */
        ClosingCondition: {
            code: components["schemas"]["ClosingConditionCode"];
            /**
             * @description Whether it is met.
             * @example false
             */
            met: boolean;
            /**
             * @description How many balances, deposits or requests are in the way; 0 when it is met.
             * @example 2
             */
            count: number;
            /**
             * @description What they have, in each currency; empty when it is met.
             * @example [
             *       {
             *         "amount": "250.000000",
             *         "currency": "USDT"
             *       }
             *     ]
             */
            amounts: components["schemas"]["Money"][];
        };
        /**
         * @description A closing that was requested and can still be withdrawn.
         * @example {
         *       "requestDate": "2026-11-30T10:00:00Z",
         *       "closingDate": "2026-12-14T10:00:00Z"
         *     }
         */
        ScheduledClosing: {
            /**
             * Format: date-time
             * @description When it was requested.
             * @example 2026-11-30T10:00:00Z
             */
            requestDate: string;
            /**
             * Format: date-time
             * @description When the account closes, if all conditions are met then.
             * @example 2026-12-14T10:00:00Z
             */
            closingDate: string;
        };
        /**
         * @description Whether the account can be closed, whether it is going to be, and what happens to its data.
         * @example {
         *       "allowed": false,
         *       "conditions": [
         *         {
         *           "code": "deposits_open",
         *           "met": true,
         *           "count": 0,
         *           "amounts": []
         *         },
         *         {
         *           "code": "refills_waiting",
         *           "met": true,
         *           "count": 0,
         *           "amounts": []
         *         },
         *         {
         *           "code": "withdrawals_pending",
         *           "met": true,
         *           "count": 0,
         *           "amounts": []
         *         },
         *         {
         *           "code": "balance_not_empty",
         *           "met": false,
         *           "count": 1,
         *           "amounts": [
         *             {
         *               "amount": "250.000000",
         *               "currency": "USDT"
         *             }
         *           ]
         *         }
         *       ],
         *       "scheduled": null,
         *       "coolingOffDays": 14,
         *       "keptYears": 5,
         *       "ends": "The subscription and unused attempts of cases end too.",
         *       "removed": [
         *         "Name",
         *         "e-mail and phone"
         *       ],
         *       "kept": [
         *         "Operations and the ledger"
         *       ],
         *       "partners": "Partners see a closed account without a name."
         *     }
         */
        AccountClosing: {
            /**
             * @description Whether all conditions are met.
             * @example false
             */
            allowed: boolean;
            /**
             * @description Every condition, in the order they are best met.
             * @example [
             *       {
             *         "code": "balance_not_empty",
             *         "met": true,
             *         "count": 0,
             *         "amounts": []
             *       }
             *     ]
             */
            conditions: components["schemas"]["ClosingCondition"][];
            /**
             * @description The closing that was requested; null when none is.
             * @example null
             */
            scheduled: components["schemas"]["ScheduledClosing"] | null;
            /**
             * @description Days between the request and the closing, in which it can be withdrawn.
             * @example 14
             */
            coolingOffDays: number;
            /**
             * @description Years for which `kept` is stored after the closing.
             * @example 5
             */
            keptYears: number;
            /**
             * @description What else ends with the account, in the language asked for.
             * @example The subscription and unused attempts of cases end too.
             */
            ends: string;
            /**
             * @description What is deleted when the account is closed, in the language asked for.
             * @example [
             *       "Name",
             *       "e-mail and phone"
             *     ]
             */
            removed: string[];
            /**
             * @description What is stored for `keptYears`, in the language asked for.
             * @example [
             *       "Operations and the ledger"
             *     ]
             */
            kept: string[];
            /**
             * @description What the inviter and the invited people see afterwards, in the language asked for; null without a referral programme.
             * @example Partners see a closed account without a name.
             */
            partners: string | null;
        };
        /**
         * Format: binary
         * @description A ZIP archive: `data.json` has everything about the person, each list is a CSV file of its own, and the folder `photos` has what was sent for the verification. Amounts are exact decimals, moments are RFC 3339 in UTC, texts are in the language asked for.
         * @example PK
         */
        DataArchive: string;
        /**
         * @description Way of confirming a session.
         * @example password
         * @enum {string}
         */
        ConfirmationMethod: "password" | "code" | "passkey";
        /**
         * @description Whether a session is confirmed, and how it can be.
         * @example {
         *       "validUntil": "2026-10-05T12:05:00Z",
         *       "methods": [
         *         "password"
         *       ],
         *       "code": null
         *     }
         * @example {
         *       "validUntil": null,
         *       "methods": [
         *         "password",
         *         "code"
         *       ],
         *       "code": {
         *         "sentTo": "+44 •••• •••123",
         *         "length": 6,
         *         "attemptsLeft": 0,
         *         "validSeconds": 0,
         *         "waitSeconds": 0
         *       }
         *     }
         */
        ConfirmationState: {
            /**
             * Format: date-time
             * @description Until when sensitive changes need no other confirmation; null when the next one needs it.
             * @example 2026-10-05T12:05:00Z
             */
            validUntil: string | null;
            /**
             * @description Ways open to this person now. The first is offered first. A password has to be set, and is no way while the authenticator app is on; a code needs a confirmed phone or e-mail, or a linked Telegram; a passkey has to be added.
             * @example [
             *       "password",
             *       "code"
             *     ]
             */
            methods: components["schemas"]["ConfirmationMethod"][];
            /** @description The newest code that was sent to confirm this session. Null where none is sent: `code` is no method, or the code comes from the authenticator app. */
            code: components["schemas"]["CodeState"] | null;
        };
        /**
         * @description One proof of who the person is.
         * @example {
         *       "password": "seven quiet herons 41"
         *     }
         * @example {
         *       "code": "408215"
         *     }
         */
        IdentityConfirmation: {
            /**
             * Format: password
             * @description The present password; otherwise `wrong_password`.
             * @example seven quiet herons 41
             */
            password?: string;
            /** @description The code that `requestConfirmationCode` sent, or the code of the authenticator app. */
            code?: components["schemas"]["ConfirmationCode"];
            /** @description What the browser made of `createConfirmationOptions`. */
            passkey?: components["schemas"]["PasskeyAssertion"];
        };
        /**
         * @description An exchange at a quoted rate.
         * @example {
         *       "quoteId": "0198f80a-5b1f-7a02-8c3d-91e4f7a6b205",
         *       "amount": {
         *         "amount": "0.01",
         *         "currency": "BTC"
         *       }
         *     }
         */
        ExchangeRequest: {
            /**
             * Format: uuid
             * @description The quote that the person saw and agreed to.
             * @example 0198f80a-5b1f-7a02-8c3d-91e4f7a6b205
             */
            quoteId: string;
            /** @description What is sold, in the quote's `course.from`. */
            amount: components["schemas"]["Money"];
        };
        /**
         * @description The exchange rate an amount was converted at. One unit of `from` is `rate` units of `to`.
         * @example {
         *       "from": "BTC",
         *       "to": "USDT",
         *       "rate": "64250.5"
         *     }
         */
        Course: {
            /**
             * @description Currency given.
             * @example BTC
             */
            from: components["schemas"]["CurrencyCode"];
            /**
             * @description Currency received.
             * @example USDT
             */
            to: components["schemas"]["CurrencyCode"];
            /**
             * @description Units of `to` for one unit of `from`.
             * @example 64250.5
             */
            rate: components["schemas"]["DecimalString"];
        };
        /**
         * @description An exchange that was made. `received` + `fee` is what the rate gave, to the last digit.
         * @example {
         *       "id": "0198f80a-9d20-7c66-b1f8-3a5e0d7c4b19",
         *       "date": "2026-10-02T10:00:25Z",
         *       "quoteId": "0198f80a-5b1f-7a02-8c3d-91e4f7a6b205",
         *       "course": {
         *         "from": "BTC",
         *         "to": "USDT",
         *         "rate": "64250.5"
         *       },
         *       "sold": {
         *         "amount": "0.01000000",
         *         "currency": "BTC"
         *       },
         *       "received": {
         *         "amount": "639.292475",
         *         "currency": "USDT"
         *       },
         *       "fee": {
         *         "amount": "3.212525",
         *         "currency": "USDT"
         *       }
         *     }
         */
        Exchange: {
            /**
             * Format: uuid
             * @description Id of the exchange.
             * @example 0198f80a-9d20-7c66-b1f8-3a5e0d7c4b19
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-10-02T10:00:25Z
             */
            date: string;
            /**
             * Format: uuid
             * @description The quote it was made at.
             * @example 0198f80a-5b1f-7a02-8c3d-91e4f7a6b205
             */
            quoteId: string;
            /** @description Both currencies and the rate, before the fee. */
            course: components["schemas"]["Course"];
            /** @description What left the balance. */
            sold: components["schemas"]["Money"];
            /** @description What came to the balance, after the fee. */
            received: components["schemas"]["Money"];
            /** @description The fee, in the currency bought. */
            fee: components["schemas"]["Money"];
        };
        /**
         * @description A rate that is kept until it expires or is used, for one exchange or one deposit. What is bought is the amount sold x `course.rate`, rounded down to the decimals of the currency bought; the fee is `feePercent` of that, rounded down too, and is taken out of it. Bounds are in `GET /settings/exchange`.
         * @example {
         *       "quoteId": "0198f80a-5b1f-7a02-8c3d-91e4f7a6b205",
         *       "course": {
         *         "from": "BTC",
         *         "to": "USDT",
         *         "rate": "64250.5"
         *       },
         *       "feePercent": "0.5",
         *       "expiryDate": "2026-10-02T10:01:00Z"
         *     }
         */
        ExchangeQuote: {
            /**
             * Format: uuid
             * @description What `POST /user/exchange` and `POST /funds/deposits` refer to.
             * @example 0198f80a-5b1f-7a02-8c3d-91e4f7a6b205
             */
            quoteId: string;
            /** @description Both currencies and the rate, before the fee. */
            course: components["schemas"]["Course"];
            /**
             * @description Fee of an exchange, in percent of what is bought. A deposit takes the rate without it.
             * @example 0.5
             */
            feePercent: components["schemas"]["DecimalString"];
            /**
             * Format: date-time
             * @description When the quote stops working.
             * @example 2026-10-02T10:01:00Z
             */
            expiryDate: string;
        };
        /**
         * @description Section 2. Accrual, referral, matching and bonus are what was earned; system is every other movement.
         * @example system
         * @enum {string}
         */
        OperationType: "accrual" | "referral" | "matching" | "bonus" | "system";
        /**
         * @description What happened, in the words of a person who looks for it. `fee` is every fee and every fee that was returned, `reward` what partners and turnover brought. A withdrawal, the closing of a deposit and an exchange include their fees.
         * @example withdrawal
         * @enum {string}
         */
        OperationKind: "refill" | "deposit" | "withdrawal" | "exchange" | "subscription" | "case" | "reward" | "fee";
        /**
         * @description What the operation was for, so that a client can word it in its own language.
         * @example refill
         * @enum {string}
         */
        OperationSubject: "deposit_accrual" | "accruals_released" | "accruals_forfeited" | "referral_reward" | "matching_reward" | "turnover_award" | "case_prize" | "refill" | "withdrawal" | "withdrawal_fee" | "withdrawal_returned" | "withdrawal_fee_returned" | "deposit_opened" | "deposit_renewed" | "deposit_closed" | "deposit_exit_fee" | "exchange_sold" | "exchange_bought" | "exchange_fee" | "subscription_paid" | "case_bought" | "correction";
        /**
         * @description What has become of an accrual. Every accrual has exactly one of these.
         * @example held
         * @enum {string}
         */
        AccrualStatus: "held" | "released" | "forfeited";
        /**
         * @description Whether an accrual is still held. It is held from its day to the end of the deposit. At the end of the tariff it is released: `accruals_released` brings it to the balance. An early close forfeits it. Neither is ever undone. Closing a part of the deposit early forfeits a part of it at once.
         * @example {
         *       "status": "held",
         *       "date": null
         *     }
         * @example {
         *       "status": "released",
         *       "date": "2026-12-31T11:40:00Z"
         *     }
         */
        AccrualOutcome: {
            status: components["schemas"]["AccrualStatus"];
            /**
             * Format: date-time
             * @description When it was released or forfeited; null while it is held.
             * @example null
             */
            date: string | null;
            /** @description The part of it that was forfeited when parts of the deposit were closed early. Absent when there is none. */
            forfeited?: components["schemas"]["Money"];
        };
        /**
         * @description One movement of the person's money. Immutable; a mistake is put right by another operation.
         * @example {
         *       "id": "0198f7c4-64b0-7e11-8f5a-0c9d2b7e6a43",
         *       "date": "2026-10-02T09:30:00Z",
         *       "type": "system",
         *       "subject": "refill",
         *       "subjectId": "0198f7be-41d7-7c3a-b0e2-5a9f7d18c604",
         *       "amount": {
         *         "amount": "1250.000000",
         *         "currency": "USDT"
         *       },
         *       "accrual": null,
         *       "balanceAfter": {
         *         "amount": "1250.000000",
         *         "currency": "USDT"
         *       },
         *       "plan": null,
         *       "hash": "7c1f0e5ab2d94c3e8f6a1b0d2c4e6f8091a2b3c4d5e6f70819293a4b5c6d7e8f",
         *       "counterpart": null,
         *       "comment": null
         *     }
         */
        Operation: {
            /**
             * Format: uuid
             * @description Id of the operation.
             * @example 0198f7c4-64b0-7e11-8f5a-0c9d2b7e6a43
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-10-02T09:30:00Z
             */
            date: string;
            type: components["schemas"]["OperationType"];
            subject: components["schemas"]["OperationSubject"];
            /**
             * Format: uuid
             * @description Id of the refill, withdrawal, deposit, exchange or case purchase behind it; null when there is none.
             * @example 0198f7be-41d7-7c3a-b0e2-5a9f7d18c604
             */
            subjectId: string | null;
            /** @description Signed; below zero when it was taken from the person. */
            amount: components["schemas"]["Money"];
            /** @description What has become of the accruals that it moved. Set for `deposit_accrual` and `accruals_forfeited`, which leave the available balance as it was; null for every operation that changes it, `accruals_released` among them. */
            accrual: components["schemas"]["AccrualOutcome"] | null;
            /** @description Available balance of this currency after it. An operation with an `accrual` leaves it as it was. */
            balanceAfter: components["schemas"]["Money"];
            /**
             * @description Name of the plan of the deposit behind it, in the language asked for; null when there is no deposit. An extension.
             * @example Start
             */
            plan: string | null;
            /**
             * @description Hash of the transfer of the refill or withdrawal behind it; null when there is none. An extension.
             * @example null
             */
            hash: string | null;
            /** @description The other side of an exchange, signed as `amount`: what was bought for what was sold, and the other way round. Null for every other operation. An extension. */
            counterpart: components["schemas"]["Money"] | null;
            /**
             * @description A word of explanation in the language asked for, where `subject` does not say enough; null otherwise.
             * @example null
             */
            comment: string | null;
        };
        /**
         * @description Totals of one currency over every page of the filter. `income` and `expense` add up to the change of the available balance. `held`, `released` and `forfeited` add up to what accrued; each accrual is in one of them, as its `accrual` says at the moment of the answer, less what `accrual.forfeited` says.
         * @example {
         *       "income": {
         *         "amount": "1250.000000",
         *         "currency": "USDT"
         *       },
         *       "expense": {
         *         "amount": "-1000.000000",
         *         "currency": "USDT"
         *       },
         *       "held": {
         *         "amount": "1.400000",
         *         "currency": "USDT"
         *       },
         *       "released": {
         *         "amount": "0.000000",
         *         "currency": "USDT"
         *       },
         *       "forfeited": {
         *         "amount": "0.000000",
         *         "currency": "USDT"
         *       }
         *     }
         */
        OperationTotal: {
            /** @description Sum of what came to the available balance, less the fees of exchanges and early closing that were taken from it, unless only fees are asked for. An accrual is counted here once, by the `accruals_released` that brought it, and not on the days when it accrued. */
            income: components["schemas"]["Money"];
            /** @description Sum of what left the available balance, zero or below, with the other fees. Forfeited accruals never were on it. */
            expense: components["schemas"]["Money"];
            /** @description Accruals of the filter that are still held. Over all operations it is `heldAccruals` of `GET /user/balance`. */
            held: components["schemas"]["Money"];
            /** @description Accruals of the filter that were released. Over all operations it is the sum of `accruals_released`, which `income` counts. */
            released: components["schemas"]["Money"];
            /** @description Accruals of the filter that an early close forfeited, above zero. They are in neither `income` nor `expense`. */
            forfeited: components["schemas"]["Money"];
        };
        /**
         * @description What came in and went out in some days.
         * @example {
         *       "from": "2026-09-28",
         *       "to": "2026-10-04",
         *       "income": {
         *         "amount": "1250.000000",
         *         "currency": "USDT"
         *       },
         *       "expense": {
         *         "amount": "-1000.000000",
         *         "currency": "USDT"
         *       }
         *     }
         */
        OperationSpan: {
            /**
             * Format: date
             * @description First day, within the period that is asked for.
             * @example 2026-09-28
             */
            from: string;
            /**
             * Format: date
             * @description Last day, within the period that is asked for.
             * @example 2026-10-04
             */
            to: string;
            /** @description As in `OperationTotal`. */
            income: components["schemas"]["Money"];
            /** @description As in `OperationTotal`, zero or below. */
            expense: components["schemas"]["Money"];
        };
        /**
         * @description What operations of one kind brought and took.
         * @example {
         *       "kind": "refill",
         *       "income": {
         *         "amount": "1250.000000",
         *         "currency": "USDT"
         *       },
         *       "expense": {
         *         "amount": "0.000000",
         *         "currency": "USDT"
         *       }
         *     }
         */
        OperationKindTotal: {
            kind: components["schemas"]["OperationKind"];
            /** @description As in `OperationTotal`. */
            income: components["schemas"]["Money"];
            /** @description As in `OperationTotal`, zero or below. */
            expense: components["schemas"]["Money"];
        };
        /**
         * @description One currency of the filter by time and by what happened. Fees are in the amounts that a list shows them in, as in `OperationTotal`. An extension.
         * @example {
         *       "currency": "USDT",
         *       "unit": "week",
         *       "spans": [
         *         {
         *           "from": "2026-09-28",
         *           "to": "2026-10-04",
         *           "income": {
         *             "amount": "1250.000000",
         *             "currency": "USDT"
         *           },
         *           "expense": {
         *             "amount": "-1000.000000",
         *             "currency": "USDT"
         *           }
         *         }
         *       ],
         *       "kinds": [
         *         {
         *           "kind": "refill",
         *           "income": {
         *             "amount": "1250.000000",
         *             "currency": "USDT"
         *           },
         *           "expense": {
         *             "amount": "0.000000",
         *             "currency": "USDT"
         *           }
         *         },
         *         {
         *           "kind": "deposit",
         *           "income": {
         *             "amount": "0.000000",
         *             "currency": "USDT"
         *           },
         *           "expense": {
         *             "amount": "-1000.000000",
         *             "currency": "USDT"
         *           }
         *         }
         *       ]
         *     }
         */
        OperationBreakdown: {
            /** @description That of the first entry of `totals`; without one the currency that the person sees first. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description How long a span is. The shortest that divides the period into at most 16; weeks begin on Monday.
             * @example week
             * @enum {string}
             */
            unit: "week" | "month" | "quarter" | "year";
            /**
             * @description All spans of the period, the oldest first, without gaps. Their sums add up to that of the currency in `totals`.
             * @example []
             */
            spans: components["schemas"]["OperationSpan"][];
            /**
             * @description Every kind that the period has, whichever `kind` or `type` is asked for: each is the total of a list of only this kind. They do not add up, because a fee is in two kinds.
             * @example []
             */
            kinds: components["schemas"]["OperationKindTotal"][];
        };
        /** @description One page of operations, newest first unless sorted otherwise, with the totals of the whole filter. */
        OperationPage: {
            /**
             * @description The operations of this page.
             * @example []
             */
            items: components["schemas"]["Operation"][];
            /**
             * @description This page.
             * @example 1
             */
            page: number;
            /**
             * @description Items a page.
             * @example 20
             */
            limit: number;
            /**
             * @description Items in all pages.
             * @example 0
             */
            total: number;
            /**
             * @description All pages, of operations or of days as `pagesOf` says.
             * @example 0
             */
            pages: number;
            /**
             * @description One entry for each currency that the filter met. The currency that the person sees first leads, then the order of `GET /user/balance`.
             * @example []
             */
            totals: components["schemas"]["OperationTotal"][];
            /** @description Null unless `breakdown` is asked for, and after a `cursor`. An extension. */
            breakdown: components["schemas"]["OperationBreakdown"] | null;
            /**
             * @description What `cursor` takes for the operations after these; null when these are the last.
             * @example null
             */
            nextCursor: string | null;
        };
        /**
         * @description A change of password by somebody who knows the present one.
         * @example {
         *       "currentPassword": "seven quiet herons 41",
         *       "password": "nine loud magpies 73",
         *       "passwordConfirmation": "nine loud magpies 73"
         *     }
         */
        PasswordChange: {
            /**
             * Format: password
             * @description The present password; otherwise `wrong_password`.
             * @example seven quiet herons 41
             */
            currentPassword: string;
            password: components["schemas"]["NewPassword"];
            /**
             * Format: password
             * @description The new password again; otherwise `passwords_do_not_match`.
             * @example nine loud magpies 73
             */
            passwordConfirmation: string;
        };
        /**
         * @description How the account is reached. What is not named stays; an empty object changes nothing.
         * @example {
         *       "email": "anna@example.com"
         *     }
         */
        AccountChange: {
            /** @description A new e-mail; it has to be confirmed again. */
            email?: components["schemas"]["Email"];
            /** @description A new phone; it has to be confirmed again before money can be moved. */
            phone?: components["schemas"]["PhoneNumber"];
            /** @description Language of the codes and letters that are sent. */
            language?: components["schemas"]["Language"];
            /** @description The currency that values are shown in, one of `GET /courses`. An extension. */
            displayCurrency?: components["schemas"]["DisplayCurrencyCode"];
        };
        /**
         * @description A lock that a person has put on their account.
         * @example {
         *       "date": "2026-10-06T18:20:00Z",
         *       "unlockDays": 3,
         *       "unlockDate": null
         *     }
         */
        AccountLock: {
            /**
             * Format: date-time
             * @description When the account was locked.
             * @example 2026-10-06T18:20:00Z
             */
            date: string;
            /**
             * @description Days between the request to unlock and the unlocking.
             * @example 3
             */
            unlockDays: number;
            /**
             * Format: date-time
             * @description When the account is unlocked; null until that was requested.
             * @example null
             */
            unlockDate: string | null;
        };
        /**
         * @description A higher own limit, or none, that takes effect later.
         * @example {
         *       "limit": {
         *         "amount": "1000.000000",
         *         "currency": "USDT"
         *       },
         *       "date": "2026-10-07T18:20:00Z"
         *     }
         */
        PendingOwnLimit: {
            /** @description The limit from then on; null for none. */
            limit: components["schemas"]["Money"] | null;
            /**
             * Format: date-time
             * @description When it takes effect.
             * @example 2026-10-07T18:20:00Z
             */
            date: string;
        };
        /**
         * @description A limit that a person has set for themselves, counted in the default currency.
         * @example {
         *       "kind": "withdrawals_per_day",
         *       "limit": {
         *         "amount": "500.000000",
         *         "currency": "USDT"
         *       },
         *       "used": {
         *         "amount": "380.000000",
         *         "currency": "USDT"
         *       },
         *       "periodEndDate": "2026-10-07T00:00:00Z",
         *       "pending": null
         *     }
         */
        OwnLimit: {
            kind: components["schemas"]["OwnLimitKind"];
            /** @description The most that one period may take; null for no limit. */
            limit: components["schemas"]["Money"] | null;
            /** @description What this period has taken; other currencies count at the current rate. */
            used: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When the day or the month of UTC ends and the count begins again.
             * @example 2026-10-07T00:00:00Z
             */
            periodEndDate: string;
            /** @description A higher limit, or none, that waits for its time; null when there is none. */
            pending: components["schemas"]["PendingOwnLimit"] | null;
        };
        /**
         * @description A protection that the service offers and the person does not use.
         * @example second_factor
         * @enum {string}
         */
        MissingProtection: "second_factor" | "passkey" | "confirmed_email" | "letter_word";
        /**
         * @description The protection that a person has set, and what the service adds.
         * @example {
         *       "pauseHours": 24,
         *       "pausedUntil": null,
         *       "lock": null,
         *       "unlockDays": [
         *         1,
         *         3,
         *         7
         *       ],
         *       "limits": [
         *         {
         *           "kind": "withdrawals_per_day",
         *           "limit": {
         *             "amount": "500.000000",
         *             "currency": "USDT"
         *           },
         *           "used": {
         *             "amount": "380.000000",
         *             "currency": "USDT"
         *           },
         *           "periodEndDate": "2026-10-07T00:00:00Z",
         *           "pending": null
         *         },
         *         {
         *           "kind": "deposits_per_month",
         *           "limit": null,
         *           "used": {
         *             "amount": "1000.000000",
         *             "currency": "USDT"
         *           },
         *           "periodEndDate": "2026-11-01T00:00:00Z",
         *           "pending": null
         *         }
         *       ],
         *       "limitRaiseHours": 24,
         *       "onlyTheseWallets": {
         *         "on": true,
         *         "offDate": null
         *       },
         *       "missing": [
         *         "passkey"
         *       ]
         *     }
         */
        Protection: {
            /**
             * @description Hours without withdrawals after a new password, phone, e-mail, second factor or passkey; 0 for none.
             * @example 24
             */
            pauseHours: number;
            /**
             * Format: date-time
             * @description When withdrawals are possible again after such a change; null without a pause.
             * @example null
             */
            pausedUntil: string | null;
            /** @description The lock of the account; null while it is not locked. */
            lock: components["schemas"]["AccountLock"] | null;
            /**
             * @description Delays of the unlocking that are offered.
             * @example [
             *       1,
             *       3,
             *       7
             *     ]
             */
            unlockDays: number[];
            /**
             * @description Every own limit, also those that are not set.
             * @example [
             *       {
             *         "kind": "deposits_per_month",
             *         "limit": null,
             *         "used": {
             *           "amount": "1000.000000",
             *           "currency": "USDT"
             *         },
             *         "periodEndDate": "2026-11-01T00:00:00Z",
             *         "pending": null
             *       }
             *     ]
             */
            limits: components["schemas"]["OwnLimit"][];
            /**
             * @description Hours after which a higher own limit, or none, takes effect, and withdrawals go to other wallets again.
             * @example 24
             */
            limitRaiseHours: number;
            /** @description Whether withdrawals go only to the wallets that are saved now. Switched off, it stays on for `limitRaiseHours`. Absent while the capability `severalWallets` is off. */
            onlyTheseWallets?: components["schemas"]["OnlyTheseWallets"];
            /**
             * @description What the person does not use yet.
             * @example [
             *       "second_factor"
             *     ]
             */
            missing: components["schemas"]["MissingProtection"][];
        };
        /**
         * @description A new own limit, or none.
         * @example {
         *       "kind": "withdrawals_per_day",
         *       "limit": {
         *         "amount": "500",
         *         "currency": "USDT"
         *       }
         *     }
         */
        OwnLimitChange: {
            kind: components["schemas"]["OwnLimitKind"];
            /** @description The most that one period may take, in the default currency; null for no limit. */
            limit: components["schemas"]["Money"] | null;
        };
        /**
         * @description How long the unlocking takes.
         * @example {
         *       "unlockDays": 3
         *     }
         */
        AccountLockRequest: {
            /**
             * @description One of the lengths that `GET /user/protection` offers.
             * @example 3
             */
            unlockDays: number;
        };
        /**
         * @description Whether withdrawals shall go only to the wallets that are saved now.
         * @example {
         *       "on": true
         *     }
         */
        OnlyTheseWalletsChange: {
            /**
             * @description On at once; off later.
             * @example true
             */
            on: boolean;
        };
        /**
         * @description What a guest may know of the person who invited them. Nothing but the login.
         * @example {
         *       "id": "viktor",
         *       "login": "Viktor"
         *     }
         */
        Inviter: {
            /**
             * @description The referral id of the inviter's link, which is their login in lower case.
             * @example viktor
             */
            id: string;
            login: components["schemas"]["Login"];
        };
        /**
         * @description A partner, a row of the partners table of section 2.
         * @example {
         *       "id": "0198fa51-7c3e-7b90-8d26-4f1e6a9c5b72",
         *       "login": "dmitry",
         *       "inviterLogin": "annapetrova",
         *       "date": "2026-10-02T20:41:09Z",
         *       "personalInvestments": {
         *         "amount": "2000.000000",
         *         "currency": "USDT"
         *       },
         *       "profit": {
         *         "amount": "100.000000",
         *         "currency": "USDT"
         *       },
         *       "level": 1
         *     }
         */
        Referral: {
            /**
             * Format: uuid
             * @description Id of the partner.
             * @example 0198fa51-7c3e-7b90-8d26-4f1e6a9c5b72
             */
            id: string;
            /**
             * @description Login of the partner; null when the account is closed.
             * @example dmitry
             */
            login: string | null;
            /**
             * @description Login of the one who invited the partner; the person's own on level 1, null when that account is closed.
             * @example annapetrova
             */
            inviterLogin: string | null;
            /**
             * Format: date-time
             * @description When the partner registered.
             * @example 2026-10-02T20:41:09Z
             */
            date: string;
            /** @description Bodies of all deposits the partner has made, in the default balance currency; those in another currency count at the rate of their day, rounded down. What autoinvestment continues is not counted again. */
            personalInvestments: components["schemas"]["Money"];
            /** @description Referral and matching rewards the partner has brought this person, counted in the same way. */
            profit: components["schemas"]["Money"];
            /**
             * @description Distance from this person; 1 is who they invited themselves.
             * @example 1
             */
            level: number;
        };
        /**
         * @description A level of the person's partners, all pages and searches apart.
         * @example {
         *       "level": 1,
         *       "percent": "5",
         *       "partners": 1,
         *       "profit": {
         *         "amount": "100.000000",
         *         "currency": "USDT"
         *       }
         *     }
         */
        ReferralLevel: {
            /**
             * @description Number of the level.
             * @example 1
             */
            level: number;
            /**
             * @description Percent of a partner's investments of this level that is credited.
             * @example 5
             */
            percent: components["schemas"]["DecimalString"];
            /**
             * @description Partners of this level.
             * @example 1
             */
            partners: number;
            /** @description What they have brought, in the default balance currency. */
            profit: components["schemas"]["Money"];
        };
        /** @description One page of partners, newest first unless sorted otherwise, with a summary by level. */
        ReferralPage: {
            /**
             * @description The partners of this page.
             * @example []
             */
            items: components["schemas"]["Referral"][];
            /**
             * @description This page.
             * @example 1
             */
            page: number;
            /**
             * @description Items a page.
             * @example 20
             */
            limit: number;
            /**
             * @description Items in all pages.
             * @example 0
             */
            total: number;
            /**
             * @description Every level of the programme, nearest first, with zeros where there is nobody.
             * @example []
             */
            levels: components["schemas"]["ReferralLevel"][];
            /**
             * @description An extension: who invited whom, from a partner of level 1 down to `inviterLogin`. Empty without `inviterLogin`, and when it is not the login of a partner. A closed account between is null.
             * @example [
             *       "dmitry",
             *       "olga77"
             *     ]
             */
            line: (string | null)[];
        };
        /**
         * @description What happened. `identity_confirmed` and `confirmation_failed` are about the confirmation that a sensitive change needs.
         * @example signed_in
         * @enum {string}
         */
        SecurityEventKind: "registered" | "signed_in" | "sign_in_failed" | "signed_out" | "session_ended" | "other_sessions_ended" | "code_sent" | "code_wrong" | "identity_confirmed" | "confirmation_failed" | "password_changed" | "email_changed" | "phone_changed" | "code_method_changed" | "letter_word_changed" | "wallet_added" | "wallet_changed" | "wallet_removed" | "wallet_renamed" | "totp_added" | "totp_removed" | "recovery_code_used" | "recovery_codes_replaced" | "passkey_added" | "passkey_renamed" | "passkey_removed" | "read_only_key_created" | "read_only_key_revoked" | "data_downloaded" | "closing_scheduled" | "closing_withdrawn" | "account_locked" | "unlock_requested" | "unlock_cancelled" | "own_limit_changed" | "only_these_wallets_changed";
        /**
         * @description Something that happened to the security of the account.
         * @example {
         *       "id": "0198f7c4-64c2-7d03-a9b8-1e7f5c2d8064",
         *       "date": "2026-10-02T09:30:10Z",
         *       "kind": "signed_in",
         *       "device": "computer",
         *       "browser": "Firefox",
         *       "system": "Windows",
         *       "address": "203.0.113.7"
         *     }
         */
        SecurityEvent: {
            /**
             * Format: uuid
             * @description Id of the event.
             * @example 0198f7c4-64c2-7d03-a9b8-1e7f5c2d8064
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-10-02T09:30:10Z
             */
            date: string;
            kind: components["schemas"]["SecurityEventKind"];
            /**
             * @description Kind of device, as its user agent says.
             * @example computer
             * @enum {string}
             */
            device: "computer" | "phone" | "tablet" | "unknown";
            /**
             * @description Name of the browser; null when the user agent does not say.
             * @example Firefox
             */
            browser: string | null;
            /**
             * @description Name of the operating system; null when the user agent does not say.
             * @example Windows
             */
            system: string | null;
            /**
             * @description Network address (IP) that the call came from.
             * @example 203.0.113.7
             */
            address: string;
        };
        /** @description One page of the security history. */
        SecurityEventPage: {
            /**
             * @description The events of this page.
             * @example []
             */
            items: components["schemas"]["SecurityEvent"][];
            /**
             * @description This page.
             * @example 1
             */
            page: number;
            /**
             * @description Items a page.
             * @example 20
             */
            limit: number;
            /**
             * @description Items in all pages.
             * @example 0
             */
            total: number;
            /**
             * @description Days after which an event is deleted.
             * @example 180
             */
            keptDays: number;
        };
        /**
         * @description A session of the person, on one device.
         * @example {
         *       "id": "0198f7b0-2f6b-7c8d-9a40-11c27d5e3e57",
         *       "device": "computer",
         *       "browser": "Firefox",
         *       "system": "Windows",
         *       "signInDate": "2026-10-02T08:55:10Z",
         *       "lastUseDate": "2026-10-02T09:40:00Z",
         *       "current": true
         *     }
         */
        UserSession: {
            /**
             * Format: uuid
             * @description Id of the session. It opens nothing.
             * @example 0198f7b0-2f6b-7c8d-9a40-11c27d5e3e57
             */
            id: string;
            /**
             * @description Kind of device, as its user agent says.
             * @example computer
             * @enum {string}
             */
            device: "computer" | "phone" | "tablet" | "unknown";
            /**
             * @description Name of the browser; null when the user agent does not say.
             * @example Firefox
             */
            browser: string | null;
            /**
             * @description Name of the operating system; null when the user agent does not say.
             * @example Windows
             */
            system: string | null;
            /**
             * Format: date-time
             * @description When the session began.
             * @example 2026-10-02T08:55:10Z
             */
            signInDate: string;
            /**
             * Format: date-time
             * @description When the session was last used, to within ten minutes.
             * @example 2026-10-02T09:40:00Z
             */
            lastUseDate: string;
            /**
             * @description Whether this call was made with it.
             * @example true
             */
            current: boolean;
        };
        /**
         * @description The sessions of the person that have not ended, the current one first, then the one used last.
         * @example {
         *       "items": [
         *         {
         *           "id": "0198f7b0-2f6b-7c8d-9a40-11c27d5e3e57",
         *           "device": "computer",
         *           "browser": "Firefox",
         *           "system": "Windows",
         *           "signInDate": "2026-10-02T08:55:10Z",
         *           "lastUseDate": "2026-10-02T09:40:00Z",
         *           "current": true
         *         }
         *       ],
         *       "idleDays": 14,
         *       "absoluteDays": 60
         *     }
         */
        UserSessionList: {
            /**
             * @description The sessions.
             * @example []
             */
            items: components["schemas"]["UserSession"][];
            /**
             * @description Days without use after which a session ends.
             * @example 14
             */
            idleDays: number;
            /**
             * @description Days after the sign-in when a session ends, even in use.
             * @example 60
             */
            absoluteDays: number;
        };
        /**
         * @description The person's name for a passkey, at most 60 characters as people count them, one of which can be seen. Spaces around it are dropped.
         * @example Work laptop
         */
        PasskeyName: string;
        /**
         * @description Where a passkey is kept: on one device, in a password manager that syncs it between devices, or on a security key.
         * @example synced
         * @enum {string}
         */
        PasskeyKind: "device" | "synced" | "security_key";
        /**
         * @description A passkey of the person. The key itself never leaves the device or the password manager.
         * @example {
         *       "id": "0199a3d4-6f21-7b83-9c5e-4a1d2e8f7b60",
         *       "credentialId": "Sd8Yk2pJq0mV7xWcRb3LhTnEf5GuAo9Z",
         *       "name": "Work laptop",
         *       "kind": "synced",
         *       "createdDate": "2026-10-02T08:55:10Z",
         *       "lastUseDate": "2026-10-14T21:05:00Z"
         *     }
         */
        Passkey: {
            /**
             * Format: uuid
             * @description Id of the passkey.
             * @example 0199a3d4-6f21-7b83-9c5e-4a1d2e8f7b60
             */
            id: string;
            /** @description Id of the credential, by which a browser finds it. */
            credentialId: components["schemas"]["Base64Url"];
            name: components["schemas"]["PasskeyName"];
            kind: components["schemas"]["PasskeyKind"];
            /**
             * Format: date-time
             * @description When it was added.
             * @example 2026-10-02T08:55:10Z
             */
            createdDate: string;
            /**
             * Format: date-time
             * @description When it last signed in or confirmed something; null when it never did.
             * @example 2026-10-14T21:05:00Z
             */
            lastUseDate: string | null;
        };
        /**
         * @description The passkeys of the person, the newest first.
         * @example {
         *       "items": [
         *         {
         *           "id": "0199a3d4-6f21-7b83-9c5e-4a1d2e8f7b60",
         *           "credentialId": "Sd8Yk2pJq0mV7xWcRb3LhTnEf5GuAo9Z",
         *           "name": "Work laptop",
         *           "kind": "synced",
         *           "createdDate": "2026-10-02T08:55:10Z",
         *           "lastUseDate": "2026-10-14T21:05:00Z"
         *         }
         *       ]
         *     }
         */
        PasskeyList: {
            /**
             * @description The passkeys. A person has at most 20.
             * @example []
             */
            items: components["schemas"]["Passkey"][];
        };
        /**
         * @description What a browser returns for a new passkey, after `RegistrationResponseJSON` of WebAuthn.
         * @example {
         *       "id": "Sd8Yk2pJq0mV7xWcRb3LhTnEf5GuAo9Z",
         *       "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiazdKcTAifQ",
         *       "attestationObject": "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVkBZw",
         *       "transports": [
         *         "internal",
         *         "hybrid"
         *       ]
         *     }
         */
        PasskeyAttestation: {
            /** @description Id of the credential. */
            id: components["schemas"]["Base64Url"];
            /** @description Challenge and origin, as the browser saw them. */
            clientDataJSON: components["schemas"]["Base64Url"];
            /** @description The public key and the data of the authenticator. */
            attestationObject: components["schemas"]["Base64Url"];
            /**
             * @description How the browser reaches the authenticator.
             * @example [
             *       "internal",
             *       "hybrid"
             *     ]
             */
            transports: components["schemas"]["PasskeyTransport"][];
        };
        /**
         * @description A new passkey and its name.
         * @example {
         *       "name": "Work laptop",
         *       "credential": {
         *         "id": "Sd8Yk2pJq0mV7xWcRb3LhTnEf5GuAo9Z",
         *         "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiazdKcTAifQ",
         *         "attestationObject": "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVkBZw",
         *         "transports": [
         *           "internal",
         *           "hybrid"
         *         ]
         *       }
         *     }
         */
        PasskeyRegistration: {
            name: components["schemas"]["PasskeyName"];
            credential: components["schemas"]["PasskeyAttestation"];
        };
        /**
         * @description Whom the passkey is for.
         * @example {
         *       "id": "meridian.example",
         *       "name": "Meridian"
         *     }
         */
        PasskeySite: {
            /**
             * @description Domain that the passkey is bound to.
             * @example meridian.example
             */
            id: string;
            /**
             * @description Name of the company, as the browser shows it.
             * @example Meridian
             */
            name: string;
        };
        /**
         * @description Whose passkey it is.
         * @example {
         *       "id": "Sd8Yk2pJq0mV7xWcRb3LhTnEf5GuAo9Z",
         *       "name": "annapetrova",
         *       "displayName": "annapetrova"
         *     }
         */
        PasskeyOwner: {
            /** @description Id of the account, which says nothing about the person. */
            id: components["schemas"]["Base64Url"];
            /**
             * @description Login, as the browser shows it beside the passkey.
             * @example annapetrova
             */
            name: string;
            /**
             * @description Name for people; the login again.
             * @example annapetrova
             */
            displayName: string;
        };
        /**
         * @description A kind of key that the server accepts.
         * @example {
         *       "type": "public-key",
         *       "alg": -7
         *     }
         */
        PasskeyAlgorithm: {
            /**
             * @description Kind of the credential.
             * @example public-key
             * @constant
             */
            type: "public-key";
            /**
             * @description Number of the algorithm in the COSE registry.
             * @example -7
             */
            alg: number;
        };
        /**
         * @description What an authenticator must be able to do.
         * @example {
         *       "residentKey": "required",
         *       "requireResidentKey": true,
         *       "userVerification": "required"
         *     }
         */
        PasskeySelection: {
            /**
             * @description The passkey is found without a login.
             * @example required
             * @constant
             */
            residentKey: "required";
            /**
             * @description The same for older browsers.
             * @example true
             */
            requireResidentKey: boolean;
            /**
             * @description The authenticator checks a fingerprint, a face or a PIN.
             * @example required
             * @constant
             */
            userVerification: "required";
        };
        /**
         * @description What `navigator.credentials.create()` takes, as JSON (`PublicKeyCredentialCreationOptionsJSON` of WebAuthn).
         * @example {
         *       "challenge": "k7Jq0TtV2mXcRb3LhWnEf5GuAo9ZSd8Yp1KxQv4MwNs",
         *       "rp": {
         *         "id": "meridian.example",
         *         "name": "Meridian"
         *       },
         *       "user": {
         *         "id": "Sd8Yk2pJq0mV7xWcRb3LhTnEf5GuAo9Z",
         *         "name": "annapetrova",
         *         "displayName": "annapetrova"
         *       },
         *       "pubKeyCredParams": [
         *         {
         *           "type": "public-key",
         *           "alg": -8
         *         },
         *         {
         *           "type": "public-key",
         *           "alg": -7
         *         },
         *         {
         *           "type": "public-key",
         *           "alg": -257
         *         }
         *       ],
         *       "timeout": 300000,
         *       "attestation": "none",
         *       "excludeCredentials": [],
         *       "authenticatorSelection": {
         *         "residentKey": "required",
         *         "requireResidentKey": true,
         *         "userVerification": "required"
         *       }
         *     }
         */
        PasskeyCreationOptions: {
            /** @description Random bytes that the authenticator signs. They work once, and until the time-out. */
            challenge: components["schemas"]["Base64Url"];
            rp: components["schemas"]["PasskeySite"];
            user: components["schemas"]["PasskeyOwner"];
            /**
             * @description The kinds of keys, the preferred first.
             * @example [
             *       {
             *         "type": "public-key",
             *         "alg": -7
             *       }
             *     ]
             */
            pubKeyCredParams: components["schemas"]["PasskeyAlgorithm"][];
            /**
             * @description Milliseconds until the challenge no longer works.
             * @example 300000
             */
            timeout: number;
            /**
             * @description The server does not ask which device it is.
             * @example none
             * @constant
             */
            attestation: "none";
            /**
             * @description Passkeys that the person has, so that a device does not add a second one.
             * @example []
             */
            excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
            authenticatorSelection: components["schemas"]["PasskeySelection"];
        };
        /**
         * @description Another name for a passkey.
         * @example {
         *       "name": "Home computer"
         *     }
         */
        PasskeyNameChange: {
            name: components["schemas"]["PasskeyName"];
        };
        /**
         * @description What a browser needs to receive pushes in this session.
         * @example {
         *       "publicKey": "BOr7Kp0V1mQ8tYwJ2xZc5dLe9uHfNs4gIaTb6RoX3WkEyPqUvMjDh7lSiCz0Gt1FnA8BrOeK5xYw2LdQpVmJs6U",
         *       "subscribed": false
         *     }
         */
        PushSubscription: {
            /**
             * @description The public key of this server (VAPID), as base64url; the `applicationServerKey` of a subscription.
             * @example BOr7Kp0V1mQ8tYwJ2xZc5dLe9uHfNs4gIaTb6RoX3WkEyPqUvMjDh7lSiCz0Gt1FnA8BrOeK5xYw2LdQpVmJs6U
             */
            publicKey: string;
            /**
             * @description A browser receives pushes in this session. It is false again once its service says that the subscription is gone.
             * @example false
             */
            subscribed: boolean;
        };
        /**
         * @description A subscription as the browser made it.
         * @example {
         *       "endpoint": "https://push.example.com/send/f3Kd92LmQx0",
         *       "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
         *       "auth": "BTBZMqHH6r4Tts7J_aSIgg"
         *     }
         */
        PushSubscriptionRequest: {
            /**
             * Format: uri
             * @description The address at the service of the browser's maker. One of a private network, an address by numbers or a port of its own is refused with `malformed`.
             * @example https://push.example.com/send/f3Kd92LmQx0
             */
            endpoint: string;
            /**
             * @description The public key of the browser, as base64url. Messages are encrypted for it.
             * @example BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4
             */
            p256dh: string;
            /**
             * @description The secret of the subscription, as base64url.
             * @example BTBZMqHH6r4Tts7J_aSIgg
             */
            auth: string;
        };
        /**
         * @description The person's name for a read-only key, at most 60 characters as people count them, one of which can be seen. Spaces around it are dropped.
         * @example Tax tool
         */
        ReadOnlyKeyName: string;
        /**
         * @description A key that reads the statement and the operations of the person, and nothing else. The key itself is not part of it.
         * @example {
         *       "id": "0199b1c2-3d4e-7f50-8a61-b27c38d94e05",
         *       "name": "Tax tool",
         *       "firstCharacters": "read_Vq7Xn",
         *       "createdDate": "2026-10-02T08:55:10Z",
         *       "expiryDate": "2026-12-31T08:55:10Z",
         *       "lastUseDate": "2026-10-14T21:05:00Z"
         *     }
         */
        ReadOnlyKey: {
            /**
             * Format: uuid
             * @description Id of the key.
             * @example 0199b1c2-3d4e-7f50-8a61-b27c38d94e05
             */
            id: string;
            name: components["schemas"]["ReadOnlyKeyName"];
            /**
             * @description How the key begins, by which the person finds it in a tool.
             * @example read_Vq7Xn
             */
            firstCharacters: string;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-10-02T08:55:10Z
             */
            createdDate: string;
            /**
             * Format: date-time
             * @description When it ends. One that ended is listed for 30 more days.
             * @example 2026-12-31T08:55:10Z
             */
            expiryDate: string;
            /**
             * Format: date-time
             * @description When it last read something, to the minute; null when it never did.
             * @example 2026-10-14T21:05:00Z
             */
            lastUseDate: string | null;
        };
        /**
         * @description The read-only keys of the person, the newest first, and what a new one may be.
         * @example {
         *       "items": [
         *         {
         *           "id": "0199b1c2-3d4e-7f50-8a61-b27c38d94e05",
         *           "name": "Tax tool",
         *           "firstCharacters": "read_Vq7Xn",
         *           "createdDate": "2026-10-02T08:55:10Z",
         *           "expiryDate": "2026-12-31T08:55:10Z",
         *           "lastUseDate": "2026-10-14T21:05:00Z"
         *         }
         *       ],
         *       "validDays": [
         *         30,
         *         90,
         *         180,
         *         365
         *       ],
         *       "maximum": 10
         *     }
         */
        ReadOnlyKeyList: {
            /**
             * @description The keys.
             * @example []
             */
            items: components["schemas"]["ReadOnlyKey"][];
            /**
             * @description How long a new key can be valid.
             * @example [
             *       30,
             *       90,
             *       180,
             *       365
             *     ]
             */
            validDays: number[];
            /**
             * @description Most keys of a person that work at the same time.
             * @example 10
             */
            maximum: number;
        };
        /**
         * @description A new read-only key.
         * @example {
         *       "name": "Tax tool",
         *       "validDays": 90
         *     }
         */
        ReadOnlyKeyRequest: {
            name: components["schemas"]["ReadOnlyKeyName"];
            /**
             * @description One of the lengths that `GET /user/read-only-keys` offers.
             * @example 90
             */
            validDays: number;
        };
        /**
         * @description A new read-only key, shown once.
         * @example {
         *       "key": "read_Vq7Xn2Lr9TzKbY4mWc8HsDf1GuJpAe6RiQo0NvXt5Zk",
         *       "details": {
         *         "id": "0199b1c2-3d4e-7f50-8a61-b27c38d94e05",
         *         "name": "Tax tool",
         *         "firstCharacters": "read_Vq7Xn",
         *         "createdDate": "2026-10-02T08:55:10Z",
         *         "expiryDate": "2026-12-31T08:55:10Z",
         *         "lastUseDate": null
         *       }
         *     }
         */
        NewReadOnlyKey: {
            /**
             * @description What a tool sends as its bearer token.
             * @example read_Vq7Xn2Lr9TzKbY4mWc8HsDf1GuJpAe6RiQo0NvXt5Zk
             */
            key: string;
            details: components["schemas"]["ReadOnlyKey"];
        };
        /**
         * @description The authenticator app of a person.
         * @example {
         *       "since": "2026-10-05T12:00:00Z",
         *       "recoveryCodesLeft": 9
         *     }
         */
        TotpState: {
            /**
             * Format: date-time
             * @description When it was switched on.
             * @example 2026-10-05T12:00:00Z
             */
            since: string;
            /**
             * @description Recovery codes that were not used.
             * @example 9
             */
            recoveryCodesLeft: number;
        };
        /**
         * @description How the person receives security codes.
         * @example {
         *       "codeMethod": "phone",
         *       "availableMethods": [
         *         "phone",
         *         "email"
         *       ],
         *       "totp": null
         *     }
         */
        SecuritySettings: {
            /** @description The way chosen. */
            codeMethod: components["schemas"]["SecurityCodeMethod"];
            /**
             * @description Ways open to this person now. A phone or e-mail has to be confirmed, Telegram to be linked. While the authenticator app is on, `totp` is the only one.
             * @example [
             *       "phone",
             *       "email"
             *     ]
             */
            availableMethods: components["schemas"]["SecurityCodeMethod"][];
            /**
             * @description The authenticator app; null while it is off.
             * @example null
             */
            totp: components["schemas"]["TotpState"] | null;
        };
        /**
         * @description Another way of receiving security codes.
         * @example {
         *       "codeMethod": "email"
         *     }
         */
        SecuritySettingsChange: {
            /** @description One of `availableMethods`; otherwise `unknown_value`. */
            codeMethod: components["schemas"]["SecurityCodeMethod"];
        };
        /**
         * @description A word or a few, at most 30 characters as people count them, one of which can be seen. Spaces around it are dropped.
         * @example Blue heron
         */
        LetterWord: string;
        /**
         * @description How the user distinguishes e-mails of the service from forged ones.
         * @example {
         *       "word": "Blue heron"
         *     }
         */
        LetterSettings: {
            /**
             * @description The person's own word, at the top of each letter; null when none is chosen.
             * @example Blue heron
             */
            word: components["schemas"]["LetterWord"] | null;
        };
        /**
         * @description Which topics are also sent by mail, to a confirmed e-mail. Letters about the password, the contacts and the wallets always come.
         * @example {
         *       "refill": true,
         *       "deposit": true,
         *       "withdrawal": true,
         *       "subscription": true,
         *       "partners": true,
         *       "cases": true,
         *       "support": true
         *     }
         */
        NotificationMail: {
            /**
             * @description Refills.
             * @example true
             */
            refill: boolean;
            /**
             * @description Deposits: their ends, reminders, closings, and daily accruals where they are chosen.
             * @example true
             */
            deposit: boolean;
            /**
             * @description Withdrawals.
             * @example true
             */
            withdrawal: boolean;
            /**
             * @description The end of the subscription.
             * @example true
             */
            subscription: boolean;
            /**
             * @description New partners and the rewards that they bring.
             * @example true
             */
            partners: boolean;
            /**
             * @description Prizes of cases.
             * @example true
             */
            cases: boolean;
            /**
             * @description Answers of the support.
             * @example true
             */
            support: boolean;
        };
        /**
         * @description Which topics are also pushed to the devices that are switched on. A push names the event and no amount.
         * @example {
         *       "refill": false,
         *       "deposit": false,
         *       "withdrawal": false,
         *       "subscription": false,
         *       "partners": false,
         *       "cases": false,
         *       "support": false,
         *       "news": false,
         *       "verification": false,
         *       "security": false,
         *       "sign_in": false,
         *       "wallet": false
         *     }
         */
        NotificationPush: {
            /**
             * @description Refills.
             * @example false
             */
            refill: boolean;
            /**
             * @description Deposits: their ends, reminders, closings, and daily accruals where they are chosen.
             * @example false
             */
            deposit: boolean;
            /**
             * @description Withdrawals.
             * @example false
             */
            withdrawal: boolean;
            /**
             * @description The end of the subscription.
             * @example false
             */
            subscription: boolean;
            /**
             * @description New partners and the rewards that they bring.
             * @example false
             */
            partners: boolean;
            /**
             * @description Prizes of cases.
             * @example false
             */
            cases: boolean;
            /**
             * @description Answers of the support.
             * @example false
             */
            support: boolean;
            /**
             * @description News of the service.
             * @example false
             */
            news: boolean;
            /**
             * @description Decisions about the verification.
             * @example false
             */
            verification: boolean;
            /**
             * @description The password, the contacts and other changes of the security.
             * @example false
             */
            security: boolean;
            /**
             * @description New sign-ins.
             * @example false
             */
            sign_in: boolean;
            /**
             * @description Saved wallets.
             * @example false
             */
            wallet: boolean;
        };
        /**
         * @description How often a letter sums up what happened: after each week, which begins on Monday, after each calendar month, or never. Days are in UTC.
         * @example never
         * @enum {string}
         */
        NotificationSummary: "never" | "weekly" | "monthly";
        /**
         * @description What a person wants to be notified about. Movements of money, the account and its security are always notified. `push` and `summary` are absent while the capabilities `push` and `summaries` are off.
         * @example {
         *       "accruals": false,
         *       "partners": true,
         *       "cases": true,
         *       "news": true,
         *       "mail": {
         *         "refill": true,
         *         "deposit": true,
         *         "withdrawal": true,
         *         "subscription": true,
         *         "partners": true,
         *         "cases": true,
         *         "support": true
         *       },
         *       "push": {
         *         "refill": false,
         *         "deposit": false,
         *         "withdrawal": false,
         *         "subscription": false,
         *         "partners": false,
         *         "cases": false,
         *         "support": false,
         *         "news": false,
         *         "verification": false,
         *         "security": false,
         *         "sign_in": false,
         *         "wallet": false
         *       },
         *       "summary": "never"
         *     }
         */
        NotificationSettings: {
            /**
             * @description Each daily accrual of each deposit.
             * @example false
             */
            accruals: boolean;
            /**
             * @description New partners and the rewards that they bring.
             * @example true
             */
            partners: boolean;
            /**
             * @description Prizes of cases.
             * @example true
             */
            cases: boolean;
            /**
             * @description News of the service.
             * @example true
             */
            news: boolean;
            mail: components["schemas"]["NotificationMail"];
            push?: components["schemas"]["NotificationPush"];
            summary?: components["schemas"]["NotificationSummary"];
        };
        /**
         * @description What to send by mail from now on; the rest stays.
         * @example {
         *       "refill": false
         *     }
         */
        NotificationMailChange: {
            /**
             * @description Refills.
             * @example true
             */
            refill?: boolean;
            /**
             * @description Deposits: their ends, reminders, closings, and daily accruals where they are chosen.
             * @example true
             */
            deposit?: boolean;
            /**
             * @description Withdrawals.
             * @example true
             */
            withdrawal?: boolean;
            /**
             * @description The end of the subscription.
             * @example true
             */
            subscription?: boolean;
            /**
             * @description New partners and the rewards that they bring.
             * @example true
             */
            partners?: boolean;
            /**
             * @description Prizes of cases.
             * @example true
             */
            cases?: boolean;
            /**
             * @description Answers of the support.
             * @example true
             */
            support?: boolean;
        };
        /**
         * @description What to push from now on; the rest stays.
         * @example {
         *       "refill": true
         *     }
         */
        NotificationPushChange: {
            /**
             * @description Refills.
             * @example true
             */
            refill?: boolean;
            /**
             * @description Deposits: their ends, reminders, closings, and daily accruals where they are chosen.
             * @example true
             */
            deposit?: boolean;
            /**
             * @description Withdrawals.
             * @example true
             */
            withdrawal?: boolean;
            /**
             * @description The end of the subscription.
             * @example true
             */
            subscription?: boolean;
            /**
             * @description New partners and the rewards that they bring.
             * @example true
             */
            partners?: boolean;
            /**
             * @description Prizes of cases.
             * @example true
             */
            cases?: boolean;
            /**
             * @description Answers of the support.
             * @example true
             */
            support?: boolean;
            /**
             * @description News of the service.
             * @example true
             */
            news?: boolean;
            /**
             * @description Decisions about the verification.
             * @example true
             */
            verification?: boolean;
            /**
             * @description The password, the contacts and other changes of the security.
             * @example true
             */
            security?: boolean;
            /**
             * @description New sign-ins.
             * @example true
             */
            sign_in?: boolean;
            /**
             * @description Saved wallets.
             * @example true
             */
            wallet?: boolean;
        };
        /**
         * @description What is to change; the rest stays.
         * @example {
         *       "news": false
         *     }
         */
        NotificationSettingsChange: {
            /**
             * @description Each daily accrual of each deposit.
             * @example true
             */
            accruals?: boolean;
            /**
             * @description New partners and the rewards that they bring.
             * @example false
             */
            partners?: boolean;
            /**
             * @description Prizes of cases.
             * @example false
             */
            cases?: boolean;
            /**
             * @description News of the service.
             * @example false
             */
            news?: boolean;
            mail?: components["schemas"]["NotificationMailChange"];
            push?: components["schemas"]["NotificationPushChange"];
            summary?: components["schemas"]["NotificationSummary"];
        };
        /**
         * @description The secret that an authenticator app makes codes from (RFC 6238). Told once; it works after a first code.
         * @example {
         *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
         *       "uri": "otpauth://totp/Meridian:annapetrova?issuer=Meridian&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30"
         *     }
         */
        TotpSetup: {
            /**
             * @description The secret in Base32, to type into an app that cannot scan.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description The same as an `otpauth` address, for a QR code.
             * @example otpauth://totp/Meridian:annapetrova?issuer=Meridian&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30
             */
            uri: string;
        };
        /**
         * @description Codes for a person without their authenticator app. Told once and stored as hashes; each works once.
         * @example {
         *       "items": [
         *         "7k2qd-m04xw",
         *         "h8b3n-5tz9r",
         *         "q1vce-66jpa",
         *         "0wg4y-xn7td",
         *         "f9msr-2kb8h",
         *         "e3zpv-h5c0q",
         *         "5x7ta-g1ndw",
         *         "bj06k-9yre4",
         *         "t2hfs-pq83m",
         *         "wc5v1-0zk7n"
         *       ]
         *     }
         */
        RecoveryCodes: {
            /**
             * @description The codes. Earlier ones no longer work.
             * @example [
             *       "7k2qd-m04xw",
             *       "h8b3n-5tz9r",
             *       "q1vce-66jpa",
             *       "0wg4y-xn7td",
             *       "f9msr-2kb8h",
             *       "e3zpv-h5c0q",
             *       "5x7ta-g1ndw",
             *       "bj06k-9yre4",
             *       "t2hfs-pq83m",
             *       "wc5v1-0zk7n"
             *     ]
             */
            items: string[];
        };
        /**
         * @description A code that proves the second factor.
         * @example {
         *       "code": "408215"
         *     }
         */
        SecondFactorProof: {
            code: components["schemas"]["SecondFactorCode"];
        };
        /**
         * @description What came of the person's money: `income` + `prizes` - `casePrices` - `fees` - `subscriptions` is the `result`, and `putIn` - `takenOut` + `exchanged` + `result` is the total. Held accruals are not counted, nor is the fee of a withdrawal that is not sent. An extension.
         * @example {
         *       "putIn": {
         *         "amount": "1250.000000",
         *         "currency": "USDT"
         *       },
         *       "takenOut": {
         *         "amount": "0.000000",
         *         "currency": "USDT"
         *       },
         *       "exchanged": {
         *         "amount": "0.000000",
         *         "currency": "USDT"
         *       },
         *       "income": {
         *         "amount": "0.000000",
         *         "currency": "USDT"
         *       },
         *       "prizes": {
         *         "amount": "4.000000",
         *         "currency": "USDT"
         *       },
         *       "casePrices": {
         *         "amount": "5.000000",
         *         "currency": "USDT"
         *       },
         *       "fees": {
         *         "amount": "0.000000",
         *         "currency": "USDT"
         *       },
         *       "subscriptions": {
         *         "amount": "0.000000",
         *         "currency": "USDT"
         *       },
         *       "result": {
         *         "amount": "-1.000000",
         *         "currency": "USDT"
         *       }
         *     }
         */
        MoneyResult: {
            /** @description Sum of replenished refills. */
            putIn: components["schemas"]["Money"];
            /** @description Sum of successful withdrawals, fees not counted. */
            takenOut: components["schemas"]["Money"];
            /** @description What exchanges and deposits paid in another currency brought to this currency, before their fees; below zero where they took more. */
            exchanged: components["schemas"]["Money"];
            /** @description Accruals paid out, rewards for partners, awards and corrections. */
            income: components["schemas"]["Money"];
            /** @description Sum of the prizes of cases. */
            prizes: components["schemas"]["Money"];
            /** @description Sum of what was paid for cases. */
            casePrices: components["schemas"]["Money"];
            /** @description Sum of the fees paid for withdrawals, exchanges and early closing. */
            fees: components["schemas"]["Money"];
            /** @description Sum of what was paid for subscriptions. */
            subscriptions: components["schemas"]["Money"];
            /** @description What is left of it all; below zero for a loss. */
            result: components["schemas"]["Money"];
        };
        /**
         * @description The figures of `GET /user/statistics` in one more currency.
         * @example {
         *       "refill": {
         *         "amount": "0.25000000",
         *         "currency": "BTC"
         *       },
         *       "withdraw": {
         *         "amount": "0.00000000",
         *         "currency": "BTC"
         *       },
         *       "activeDeposits": {
         *         "amount": "0.10000000",
         *         "currency": "BTC"
         *       },
         *       "earned": {
         *         "amount": "0.00000000",
         *         "currency": "BTC"
         *       },
         *       "referrals": {
         *         "amount": "0.00000000",
         *         "currency": "BTC"
         *       },
         *       "total": {
         *         "amount": "0.25000000",
         *         "currency": "BTC"
         *       },
         *       "depositsResult": {
         *         "amount": "0.00000000",
         *         "currency": "BTC"
         *       },
         *       "fees": {
         *         "amount": "0.00000000",
         *         "currency": "BTC"
         *       },
         *       "result": {
         *         "putIn": {
         *           "amount": "0.25000000",
         *           "currency": "BTC"
         *         },
         *         "takenOut": {
         *           "amount": "0.00000000",
         *           "currency": "BTC"
         *         },
         *         "exchanged": {
         *           "amount": "0.00000000",
         *           "currency": "BTC"
         *         },
         *         "income": {
         *           "amount": "0.00000000",
         *           "currency": "BTC"
         *         },
         *         "prizes": {
         *           "amount": "0.00000000",
         *           "currency": "BTC"
         *         },
         *         "casePrices": {
         *           "amount": "0.00000000",
         *           "currency": "BTC"
         *         },
         *         "fees": {
         *           "amount": "0.00000000",
         *           "currency": "BTC"
         *         },
         *         "subscriptions": {
         *           "amount": "0.00000000",
         *           "currency": "BTC"
         *         },
         *         "result": {
         *           "amount": "0.00000000",
         *           "currency": "BTC"
         *         }
         *       }
         *     }
         */
        StatisticsFigures: {
            /** @description Sum of replenished refills. */
            refill: components["schemas"]["Money"];
            /** @description Sum of successful withdrawals, fees not counted. */
            withdraw: components["schemas"]["Money"];
            /** @description Bodies of the deposits that are not closed. */
            activeDeposits: components["schemas"]["Money"];
            /** @description Accruals paid to the balance, turnover awards and prizes of cases. What is held or forfeited is not counted, and neither fees nor prices of cases are subtracted: see `result`. */
            earned: components["schemas"]["Money"];
            /** @description Referral and matching rewards paid to the balance. */
            referrals: components["schemas"]["Money"];
            /** @description The `total` of this currency in `GET /user/balance`. */
            total: components["schemas"]["Money"];
            /** @description What the deposits brought, net of fees: accruals paid out or invested again, less the fees for early closing. Below zero when the fees are higher. An extension: the six figures do not say whether investing paid. */
            depositsResult: components["schemas"]["Money"];
            /** @description Fees paid for withdrawals, exchanges and early closing. The fee of a withdrawal counts once it is sent. An extension: what was earned is only half of the answer. */
            fees: components["schemas"]["Money"];
            /** @description What came of the money in this currency. An extension, which says what `earned` does not subtract. */
            result: components["schemas"]["MoneyResult"];
        };
        /**
         * @description The six figures of the balances bar (section 2) and two of costs in one currency, then in each other one; nothing is converted.
         * @example {
         *       "refill": {
         *         "amount": "1250.000000",
         *         "currency": "USDT"
         *       },
         *       "withdraw": {
         *         "amount": "0.000000",
         *         "currency": "USDT"
         *       },
         *       "activeDeposits": {
         *         "amount": "1000.000000",
         *         "currency": "USDT"
         *       },
         *       "earned": {
         *         "amount": "0.000000",
         *         "currency": "USDT"
         *       },
         *       "referrals": {
         *         "amount": "0.000000",
         *         "currency": "USDT"
         *       },
         *       "total": {
         *         "amount": "1250.000000",
         *         "currency": "USDT"
         *       },
         *       "depositsResult": {
         *         "amount": "0.000000",
         *         "currency": "USDT"
         *       },
         *       "fees": {
         *         "amount": "0.000000",
         *         "currency": "USDT"
         *       },
         *       "result": {
         *         "putIn": {
         *           "amount": "1250.000000",
         *           "currency": "USDT"
         *         },
         *         "takenOut": {
         *           "amount": "0.000000",
         *           "currency": "USDT"
         *         },
         *         "exchanged": {
         *           "amount": "0.000000",
         *           "currency": "USDT"
         *         },
         *         "income": {
         *           "amount": "0.000000",
         *           "currency": "USDT"
         *         },
         *         "prizes": {
         *           "amount": "0.000000",
         *           "currency": "USDT"
         *         },
         *         "casePrices": {
         *           "amount": "0.000000",
         *           "currency": "USDT"
         *         },
         *         "fees": {
         *           "amount": "0.000000",
         *           "currency": "USDT"
         *         },
         *         "subscriptions": {
         *           "amount": "0.000000",
         *           "currency": "USDT"
         *         },
         *         "result": {
         *           "amount": "0.000000",
         *           "currency": "USDT"
         *         }
         *       },
         *       "overall": {
         *         "putIn": {
         *           "amount": "1250.000000",
         *           "currency": "USDT"
         *         },
         *         "takenOut": {
         *           "amount": "0.000000",
         *           "currency": "USDT"
         *         },
         *         "exchanged": {
         *           "amount": "0.000000",
         *           "currency": "USDT"
         *         },
         *         "income": {
         *           "amount": "0.000000",
         *           "currency": "USDT"
         *         },
         *         "prizes": {
         *           "amount": "0.000000",
         *           "currency": "USDT"
         *         },
         *         "casePrices": {
         *           "amount": "0.000000",
         *           "currency": "USDT"
         *         },
         *         "fees": {
         *           "amount": "0.000000",
         *           "currency": "USDT"
         *         },
         *         "subscriptions": {
         *           "amount": "0.000000",
         *           "currency": "USDT"
         *         },
         *         "result": {
         *           "amount": "0.000000",
         *           "currency": "USDT"
         *         }
         *       },
         *       "others": []
         *     }
         */
        Statistics: {
            /** @description Sum of replenished refills. */
            refill: components["schemas"]["Money"];
            /** @description Sum of successful withdrawals, fees not counted. */
            withdraw: components["schemas"]["Money"];
            /** @description Bodies of the deposits that are not closed. */
            activeDeposits: components["schemas"]["Money"];
            /** @description Accruals paid to the balance, turnover awards and prizes of cases. What is held or forfeited is not counted, and neither fees nor prices of cases are subtracted: see `result`. */
            earned: components["schemas"]["Money"];
            /** @description Referral and matching rewards paid to the balance. */
            referrals: components["schemas"]["Money"];
            /** @description The `total` of this currency in `GET /user/balance`. */
            total: components["schemas"]["Money"];
            /** @description What the deposits brought, net of fees: accruals paid out or invested again, less the fees for early closing. Below zero when the fees are higher. An extension: the six figures do not say whether investing paid. */
            depositsResult: components["schemas"]["Money"];
            /** @description Fees paid for withdrawals, exchanges and early closing. The fee of a withdrawal counts once it is sent. An extension: what was earned is only half of the answer. */
            fees: components["schemas"]["Money"];
            /** @description What came of the money in this currency. An extension, which says what `earned` does not subtract. */
            result: components["schemas"]["MoneyResult"];
            /** @description The same over all currencies in USDT, at the courses of now. Here `result` includes `exchanged`: what exchanges brought at these courses. `putIn` - `takenOut` + `result` is `worth.total` of `GET /user/balance`. An extension. */
            overall: components["schemas"]["MoneyResult"];
            /**
             * @description The same figures in every other currency in which at least one of them is not zero, in the order of `GET /user/balance`. An extension: section 2 has one bar, and whoever has two currencies sees both in it.
             * @example []
             */
            others: components["schemas"]["StatisticsFigures"][];
        };
        /**
         * @description Operations of one kind and direction in the period of a statement.
         * @example {
         *       "subject": "refill",
         *       "count": 1,
         *       "amount": {
         *         "amount": "1250.000000",
         *         "currency": "USDT"
         *       }
         *     }
         */
        StatementLine: {
            subject: components["schemas"]["OperationSubject"];
            /**
             * @description How many there were.
             * @example 1
             */
            count: number;
            /** @description Their sum; below zero when it was taken from the person. */
            amount: components["schemas"]["Money"];
        };
        /** @description One currency of the available balance over a period. `opening`, `income` and `expense` add up to `closing`. */
        Statement: {
            /**
             * Format: date-time
             * @description When the statement was made. Of a period that is not over, it is the end.
             * @example 2026-11-01T08:00:00Z
             */
            date: string;
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: date
             * @description First day of the period.
             * @example 2026-10-01
             */
            from: string;
            /**
             * Format: date
             * @description Last day of the period.
             * @example 2026-10-31
             */
            to: string;
            /** @description Available balance when the first day began. */
            opening: components["schemas"]["Money"];
            /** @description Sum of what came to the available balance. Held accruals are not on it. */
            income: components["schemas"]["Money"];
            /** @description Sum of what left the available balance, zero or below. */
            expense: components["schemas"]["Money"];
            /** @description Available balance when the last day ended. */
            closing: components["schemas"]["Money"];
            /**
             * @description Operations that changed the available balance.
             * @example 4
             */
            count: number;
            /**
             * @description One for each kind of operation and direction: first what came in, then what went out, the largest first.
             * @example []
             */
            lines: components["schemas"]["StatementLine"][];
        };
        /**
         * @description One currency of the available balance over the year. `opening`, `income` and `expense` add up to `closing`.
         * @example {
         *       "currency": "USDT",
         *       "opening": {
         *         "amount": "0.000000",
         *         "currency": "USDT"
         *       },
         *       "income": {
         *         "amount": "1250.000000",
         *         "currency": "USDT"
         *       },
         *       "expense": {
         *         "amount": "-51.000000",
         *         "currency": "USDT"
         *       },
         *       "closing": {
         *         "amount": "1199.000000",
         *         "currency": "USDT"
         *       },
         *       "count": 3
         *     }
         */
        YearlyReportCurrency: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description Available balance when the year began. */
            opening: components["schemas"]["Money"];
            /** @description Sum of what came to the available balance. Held accruals are not on it. */
            income: components["schemas"]["Money"];
            /** @description Sum of what left the available balance, zero or below. */
            expense: components["schemas"]["Money"];
            /** @description Available balance when the year ended. */
            closing: components["schemas"]["Money"];
            /**
             * @description Operations that changed the available balance.
             * @example 3
             */
            count: number;
        };
        /**
         * @description What people account for together. `accruals` are those that were paid out. `prizes` has the prizes of cases and the prices of the cases. `fees` has every fee and every fee that was returned. `other` has subscriptions and corrections.
         * @example refills
         * @enum {string}
         */
        YearlyReportSectionName: "refills" | "withdrawals" | "accruals" | "rewards" | "prizes" | "fees" | "exchanges" | "deposits" | "other";
        /**
         * @description About what operations were worth in the display currency, each at the course of its day: their exact sum, rounded once and to the nearest, to whole units from a hundred and to two digits below it.
         * @example {
         *       "amount": "1152",
         *       "operationsWithoutCourse": 0
         *     }
         */
        YearlyReportValue: {
            /** @description The value, only to look at. Null if the course of an operation is not known. */
            amount: components["schemas"]["DecimalString"] | null;
            /**
             * @description How many of the operations were on a day whose course is not known.
             * @example 0
             */
            operationsWithoutCourse: number;
        };
        /**
         * @description Operations of one kind and currency in the year.
         * @example {
         *       "subject": "refill",
         *       "count": 1,
         *       "amount": {
         *         "amount": "1250.000000",
         *         "currency": "USDT"
         *       },
         *       "value": {
         *         "amount": "1152",
         *         "operationsWithoutCourse": 0
         *       }
         *     }
         */
        YearlyReportLine: {
            subject: components["schemas"]["OperationSubject"];
            /**
             * @description How many there were.
             * @example 1
             */
            count: number;
            /** @description Their sum; below zero when it was taken from the person. */
            amount: components["schemas"]["Money"];
            /** @description What they were worth. Null without a display currency. */
            value: components["schemas"]["YearlyReportValue"] | null;
        };
        /**
         * @description A section of the report of a year.
         * @example {
         *       "section": "refills",
         *       "value": {
         *         "amount": "1152",
         *         "operationsWithoutCourse": 0
         *       },
         *       "lines": [
         *         {
         *           "subject": "refill",
         *           "count": 1,
         *           "amount": {
         *             "amount": "1250.000000",
         *             "currency": "USDT"
         *           },
         *           "value": {
         *             "amount": "1152",
         *             "operationsWithoutCourse": 0
         *           }
         *         }
         *       ]
         *     }
         */
        YearlyReportSection: {
            section: components["schemas"]["YearlyReportSectionName"];
            /** @description What the lines are worth together. Null without a display currency. */
            value: components["schemas"]["YearlyReportValue"] | null;
            /**
             * @description One for each kind of operation and currency.
             * @example []
             */
            lines: components["schemas"]["YearlyReportLine"][];
        };
        /**
         * @description The exchanges of one pair in the year.
         * @example {
         *       "count": 1,
         *       "sold": {
         *         "amount": "64.000000",
         *         "currency": "USDT"
         *       },
         *       "bought": {
         *         "amount": "0.00100000",
         *         "currency": "BTC"
         *       },
         *       "soldValue": {
         *         "amount": "58.98",
         *         "operationsWithoutCourse": 0
         *       },
         *       "boughtValue": {
         *         "amount": "58.98",
         *         "operationsWithoutCourse": 0
         *       }
         *     }
         */
        YearlyReportExchange: {
            /**
             * @description How many exchanges there were.
             * @example 1
             */
            count: number;
            /** @description What was sold. */
            sold: components["schemas"]["Money"];
            /** @description What was bought, before the fee. */
            bought: components["schemas"]["Money"];
            /** @description What the sold side was worth. Null without a display currency. */
            soldValue: components["schemas"]["YearlyReportValue"] | null;
            /** @description What the bought side was worth. Null without a display currency. */
            boughtValue: components["schemas"]["YearlyReportValue"] | null;
        };
        /** @description A calendar year of the available balance in all currencies. In each currency `opening` and the lines of all sections add up to `closing`. */
        YearlyReport: {
            /**
             * Format: date-time
             * @description When the report was made. Of a year that is not over, it is the end.
             * @example 2026-11-01T08:00:00Z
             */
            date: string;
            /**
             * @description The calendar year.
             * @example 2026
             */
            year: number;
            /**
             * @description The calendar year in which the account was registered. Earlier ones are empty.
             * @example 2026
             */
            firstYear: number;
            /**
             * Format: date
             * @description First day of the year.
             * @example 2026-01-01
             */
            from: string;
            /**
             * Format: date
             * @description Last day of the year.
             * @example 2026-12-31
             */
            to: string;
            /** @description The currency of the values. Null if none was asked for. */
            displayCurrency: components["schemas"]["DisplayCurrencyCode"] | null;
            /**
             * @description Where the courses come from, in the language of the call. Null without values.
             * @example Sample courses
             * @example not market ones
             */
            source: string | null;
            /**
             * @description The currencies that had a balance or an operation in the year.
             * @example []
             */
            currencies: components["schemas"]["YearlyReportCurrency"][];
            /**
             * @description The sections that have operations, in the order of `YearlyReportSectionName`.
             * @example []
             */
            sections: components["schemas"]["YearlyReportSection"][];
            /**
             * @description Both sides of the exchanges, by pair. The fees are in a section of their own.
             * @example []
             */
            exchanges: components["schemas"]["YearlyReportExchange"][];
        };
        /**
         * Format: binary
         * @description A tagged PDF: its language, title, headings, tables and the text of its QR code are for screen readers too. The QR code leads to the public page that checks the document.
         * @example %PDF-1.7
         */
        IssuedPdf: string;
        /**
         * @description What a document is about: the operations of a currency in a period, the balance on a day, one operation, or a calendar year.
         * @example statement
         * @enum {string}
         */
        DocumentKind: "statement" | "balance" | "operation" | "year";
        /**
         * @description Whether a document was issued, and which kind of document it is. Without the names and the sums that are in it.
         * @example {
         *       "valid": true,
         *       "kind": "statement",
         *       "date": "2026-11-01T08:00:00Z"
         *     }
         */
        DocumentCheck: {
            /**
             * @description Whether a document with this number and this hash was issued.
             * @example true
             */
            valid: boolean;
            /** @description What the document is about; null when there is none. */
            kind: components["schemas"]["DocumentKind"] | null;
            /**
             * Format: date-time
             * @description When it was issued; null when there is none.
             * @example 2026-11-01T08:00:00Z
             */
            date: string | null;
        };
        /**
         * @description A subscription the person agreed to pay for.
         * @example {
         *       "option": "quarter",
         *       "price": {
         *         "amount": "27",
         *         "currency": "USDT"
         *       }
         *     }
         */
        SubscriptionOrder: {
            /**
             * @description Id of an option of `GET /settings/subscription/options`.
             * @example quarter
             */
            option: string;
            /** @description The price the person saw; when it is another by now nothing is paid, `update_error`. */
            price: components["schemas"]["Money"];
        };
        /**
         * @description A subscription that was paid for. One bought while another is active begins at its end.
         * @example {
         *       "subscription": {
         *         "active": true,
         *         "option": "quarter",
         *         "activeUntil": "2026-12-31T10:00:00Z"
         *       },
         *       "price": {
         *         "amount": "27.000000",
         *         "currency": "USDT"
         *       },
         *       "balanceAfter": {
         *         "amount": "223.000000",
         *         "currency": "USDT"
         *       }
         *     }
         */
        SubscriptionPurchase: {
            subscription: components["schemas"]["Subscription"];
            /** @description What left the balance. */
            price: components["schemas"]["Money"];
            /** @description Available balance of this currency after it. */
            balanceAfter: components["schemas"]["Money"];
        };
        /**
         * @description Plain text, with line breaks. It must not be blank.
         * @example The withdrawal has been pending since Thursday.
         */
        SupportText: string;
        /**
         * @description A message to the support from somebody who is not signed in.
         * @example {
         *       "name": "Anna",
         *       "email": "anna.petrova@example.com",
         *       "subject": "Before I open an account",
         *       "text": "In which countries do you work?"
         *     }
         */
        NewGuestRequest: {
            /**
             * @description How to address the writer; null when it is left out.
             * @example Anna
             */
            name: string | null;
            /**
             * Format: email
             * @description Where the answer goes; otherwise `email_invalid`.
             * @example anna.petrova@example.com
             */
            email: string;
            /**
             * @description What it is about, in a line. It must not be blank.
             * @example Before I open an account
             */
            subject: string;
            text: components["schemas"]["SupportText"];
        };
        /**
         * @description A photo for a message to the support. What it is, its content says; a file name that is a path is `malformed`.
         * @example {
         *       "photo": "screen.png"
         *     }
         */
        SupportPhotoForm: {
            /**
             * Format: binary
             * @description Of the types and the size that the setting `verification` names.
             * @example screen.png
             */
            photo: string;
        };
        /**
         * @description A photo that waits for its message.
         * @example {
         *       "id": "0199b2c4-3d4e-7f50-8a61-b27c38d94e21"
         *     }
         */
        NewSupportPhoto: {
            /**
             * Format: uuid
             * @description Names it in `photos` of the message.
             * @example 0199b2c4-3d4e-7f50-8a61-b27c38d94e21
             */
            id: string;
        };
        /**
         * @description A photo of a message to the support, without the metadata it came with.
         * @example {
         *       "id": "0199b2c4-3d4e-7f50-8a61-b27c38d94e21",
         *       "mediaType": "image/png",
         *       "content": "iVBORw0KGgo="
         *     }
         */
        SupportPhoto: {
            /**
             * Format: uuid
             * @description Id of the photo.
             * @example 0199b2c4-3d4e-7f50-8a61-b27c38d94e21
             */
            id: string;
            /**
             * @description Its media type.
             * @example image/png
             * @enum {string}
             */
            mediaType: "image/jpeg" | "image/png" | "image/webp";
            /**
             * @description Its bytes in base64. In JSON, because an image element of a page sends no token.
             * @example iVBORw0KGgo=
             */
            content: string;
        };
        /**
         * @description What a request to the support is about.
         * @example withdrawal
         * @enum {string}
         */
        SupportSubject: "operation" | "refill" | "withdrawal" | "other";
        /**
         * @description `sent` waits for an answer, `answered` has one, `closed` takes no more messages. A message of the person to an answered request makes it `sent` again.
         * @example answered
         * @enum {string}
         */
        SupportStatus: "sent" | "answered" | "closed";
        /**
         * @description A request of the person to the support. Its text is the first message.
         * @example {
         *       "id": "0199b2c4-3d4e-7f50-8a61-b27c38d94e10",
         *       "subject": "withdrawal",
         *       "subjectId": "0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a32",
         *       "hash": null,
         *       "text": "The withdrawal has been pending since Thursday.",
         *       "status": "answered",
         *       "creationDate": "2026-10-15T08:20:00Z",
         *       "changeDate": "2026-10-15T10:05:00Z"
         *     }
         */
        SupportRequest: {
            /**
             * Format: uuid
             * @description Id of the request.
             * @example 0199b2c4-3d4e-7f50-8a61-b27c38d94e10
             */
            id: string;
            subject: components["schemas"]["SupportSubject"];
            /**
             * Format: uuid
             * @description Number of the operation, refill or withdrawal; null when it is about something else.
             * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a32
             */
            subjectId: string | null;
            /**
             * @description Hash of that refill or withdrawal; null while it has none.
             * @example null
             */
            hash: string | null;
            text: components["schemas"]["SupportText"];
            status: components["schemas"]["SupportStatus"];
            /**
             * Format: date-time
             * @description When the request was sent.
             * @example 2026-10-15T08:20:00Z
             */
            creationDate: string;
            /**
             * Format: date-time
             * @description When it last got a message, or was closed.
             * @example 2026-10-15T10:05:00Z
             */
            changeDate: string;
        };
        /** @description One page of requests to the support, the last changed first. */
        SupportRequestPage: {
            /**
             * @description The requests of this page.
             * @example []
             */
            items: components["schemas"]["SupportRequest"][];
            /**
             * @description This page.
             * @example 1
             */
            page: number;
            /**
             * @description Items a page.
             * @example 20
             */
            limit: number;
            /**
             * @description Items in all pages.
             * @example 0
             */
            total: number;
        };
        /**
         * @description Ids of photos.
         * @example [
         *       "0199b2c4-3d4e-7f50-8a61-b27c38d94e21"
         *     ]
         */
        SupportPhotoIds: string[];
        /**
         * @description A new request to the support.
         * @example {
         *       "subject": "withdrawal",
         *       "subjectId": "0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a32",
         *       "text": "The withdrawal has been pending since Thursday."
         *     }
         */
        NewSupportRequest: {
            subject: components["schemas"]["SupportSubject"];
            /**
             * Format: uuid
             * @description Number of the person's own operation, refill or withdrawal; null when the request is about something else.
             * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a32
             */
            subjectId: string | null;
            text: components["schemas"]["SupportText"];
            photos?: components["schemas"]["SupportPhotoIds"];
        };
        /**
         * @description Who wrote a message.
         * @example service
         * @enum {string}
         */
        SupportAuthor: "investor" | "service";
        /**
         * @description A message of a request to the support.
         * @example {
         *       "id": "0199b2c4-3d4e-7f50-8a61-b27c38d94e11",
         *       "date": "2026-10-15T08:20:00Z",
         *       "author": "investor",
         *       "text": "The withdrawal has been pending since Thursday.",
         *       "photos": []
         *     }
         */
        SupportMessage: {
            /**
             * Format: uuid
             * @description Id of the message.
             * @example 0199b2c4-3d4e-7f50-8a61-b27c38d94e11
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was sent.
             * @example 2026-10-15T08:20:00Z
             */
            date: string;
            author: components["schemas"]["SupportAuthor"];
            text: components["schemas"]["SupportText"];
            photos: components["schemas"]["SupportPhotoIds"];
        };
        /** @description A request to the support and its messages. */
        SupportThread: {
            request: components["schemas"]["SupportRequest"];
            /**
             * @description All messages, oldest first.
             * @example []
             */
            messages: components["schemas"]["SupportMessage"][];
        };
        /**
         * @description A further message of a request to the support.
         * @example {
         *       "text": "It arrived. Thank you."
         *     }
         */
        NewSupportMessage: {
            text: components["schemas"]["SupportText"];
            photos?: components["schemas"]["SupportPhotoIds"];
        };
        /**
         * @description What a person wants to hear about. `money` is refills, deposits, withdrawals and the subscription; `account` is security, sign-ins, wallets, the verification and answers of the support; the others are the topics of that name.
         * @example money
         * @enum {string}
         */
        NotificationKind: "money" | "partners" | "cases" | "account" | "news";
        /**
         * @description What a notification is about; where a client leads when it is opened. `security` is the password and the contacts, `sign_in` the sessions, `wallet` the saved wallets, `cases` a prize, `support` an answer to a request.
         * @example refill
         * @enum {string}
         */
        NotificationTopic: "refill" | "deposit" | "withdrawal" | "verification" | "security" | "sign_in" | "wallet" | "subscription" | "partners" | "cases" | "news" | "support";
        /**
         * @description Something the person was told.
         * @example {
         *       "id": "0198f7c4-64c2-7d03-a9b8-1e7f5c2d8064",
         *       "date": "2026-10-02T09:30:00Z",
         *       "topic": "refill",
         *       "topicId": "0198f7be-41d7-7c3a-b0e2-5a9f7d18c604",
         *       "title": "Your refill is credited",
         *       "text": "1250 USDT is on your balance.",
         *       "read": false
         *     }
         */
        Notification: {
            /**
             * Format: uuid
             * @description Id of the notification.
             * @example 0198f7c4-64c2-7d03-a9b8-1e7f5c2d8064
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was sent.
             * @example 2026-10-02T09:30:00Z
             */
            date: string;
            topic: components["schemas"]["NotificationTopic"];
            /**
             * @description Id of the refill, deposit, withdrawal or news item it is about; null when there is none.
             * @example 0198f7be-41d7-7c3a-b0e2-5a9f7d18c604
             */
            topicId: string | null;
            /**
             * @description A line that says it, in the language asked for.
             * @example Your refill is credited
             */
            title: string;
            /**
             * @description The rest of it, plain text, in the language asked for; empty when the title says all.
             * @example 1250 USDT is on your balance.
             */
            text: string;
            /**
             * @description It was marked as read.
             * @example false
             */
            read: boolean;
        };
        /** @description One page of notifications, newest first unless sorted otherwise. */
        NotificationPage: {
            /**
             * @description The notifications of this page.
             * @example []
             */
            items: components["schemas"]["Notification"][];
            /**
             * @description This page.
             * @example 1
             */
            page: number;
            /**
             * @description Items a page.
             * @example 20
             */
            limit: number;
            /**
             * @description Items in all pages.
             * @example 0
             */
            total: number;
            /**
             * @description Those not read yet in all pages.
             * @example 0
             */
            unread: number;
        };
        /**
         * @description What to mark as read. One that was read already stays read.
         * @example {
         *       "ids": [
         *         "0198f7c4-64c2-7d03-a9b8-1e7f5c2d8064"
         *       ]
         *     }
         * @example {
         *       "ids": null
         *     }
         */
        NotificationReading: {
            /**
             * @description Ids of the notifications, or null for all of them.
             * @example [
             *       "0198f7c4-64c2-7d03-a9b8-1e7f5c2d8064"
             *     ]
             */
            ids: string[] | null;
        };
        /**
         * @description What is left to read.
         * @example {
         *       "unread": 1
         *     }
         */
        UnreadNotifications: {
            /**
             * @description Notifications not read yet; the user's `notifications`.
             * @example 1
             */
            unread: number;
        };
        /**
         * @description Section 4. `waiting`: created, not yet started. `in_work`: accruing. `awaiting_completion`: the term is over, the payout is in progress. `closed`: paid out, started anew or closed early.
         * @example in_work
         * @enum {string}
         */
        DepositStatus: "waiting" | "in_work" | "awaiting_completion" | "closed";
        /**
         * @description What goes into the next deposit. After `body` the accruals come to the balance.
         * @example body_and_accruals
         * @enum {string}
         */
        DepositRenewalAmount: "body" | "body_and_accruals";
        /**
         * @description Why, as things are, a deposit with autoinvestment will not be continued, if its accruals are paid in full. Everything then comes to the balance.
         * @example amount_above_maximum
         * @enum {string}
         */
        DepositRenewalObstacle: "amount_below_minimum" | "amount_above_maximum" | "plan_unavailable";
        /**
         * @description What autoinvestment does at the end of the tariff. It counts while `autoinvestment` of the deposit is on.
         * @example {
         *       "amount": "body",
         *       "plan": {
         *         "id": "usdt-balance-90",
         *         "name": "Quarter"
         *       }
         *     }
         */
        DepositRenewal: {
            amount: components["schemas"]["DepositRenewalAmount"];
            /** @description The plan of the next deposit. */
            plan: components["schemas"]["PlanReference"];
            /** @description Why no new deposit will start, as things are. Absent when nothing is in the way, and while autoinvestment is off. */
            obstacle?: components["schemas"]["DepositRenewalObstacle"];
        };
        /**
         * @description Money at work in a plan. Every figure is computed by the server.
         * @example {
         *       "id": "0198f7c5-2b41-7d0a-9c55-31e7a2b46f08",
         *       "plan": {
         *         "id": "usdt-balance-90",
         *         "name": "Quarter",
         *         "description": "A middle term for money that is not needed this quarter.",
         *         "currency": "USDT",
         *         "decimals": 6,
         *         "dailyYieldPercent": "0.14",
         *         "timeInDays": 90,
         *         "minimumDeposit": {
         *           "amount": "500.000000",
         *           "currency": "USDT"
         *         },
         *         "maximumDeposit": {
         *           "amount": "50000.000000",
         *           "currency": "USDT"
         *         },
         *         "autoinvestment": true,
         *         "split": {
         *           "savingsPercent": "30",
         *           "activePercent": "70"
         *         },
         *         "exitFeePercent": "7.5",
         *         "startDelaySeconds": 0,
         *         "payoutDelaySeconds": 7200
         *       },
         *       "amount": {
         *         "amount": "1000.000000",
         *         "currency": "USDT"
         *       },
         *       "paid": {
         *         "amount": "1000.000000",
         *         "currency": "USDT"
         *       },
         *       "course": null,
         *       "status": "in_work",
         *       "creationDate": "2026-10-02T09:40:00Z",
         *       "startDate": "2026-10-02T09:40:00Z",
         *       "endDate": "2026-12-31T09:40:00Z",
         *       "payoutDate": "2026-12-31T11:40:00Z",
         *       "closeDate": null,
         *       "autoinvestment": true,
         *       "accrued": {
         *         "amount": "42.000000",
         *         "currency": "USDT"
         *       },
         *       "accruedDays": 30,
         *       "nextAccrualDate": "2026-11-02T09:40:00Z",
         *       "dailyIncome": {
         *         "amount": "1.400000",
         *         "currency": "USDT"
         *       },
         *       "netIncome": {
         *         "amount": "126.000000",
         *         "currency": "USDT"
         *       },
         *       "totalBody": {
         *         "amount": "1126.000000",
         *         "currency": "USDT"
         *       },
         *       "closeReason": null,
         *       "payout": null,
         *       "continuedBy": null
         *     }
         */
        Deposit: {
            /**
             * Format: uuid
             * @description Id of the deposit.
             * @example 0198f7c5-2b41-7d0a-9c55-31e7a2b46f08
             */
            id: string;
            /** @description The plan as it stood when the deposit was made; later changes of the plan do not reach it. */
            plan: components["schemas"]["DepositPlan"];
            /** @description The body, in the plan's currency. */
            amount: components["schemas"]["Money"];
            /** @description What left the balance for it. After a part was closed early, each of the two has its share. */
            paid: components["schemas"]["Money"];
            /** @description The rate at which `paid` became the body; null when it was paid in the plan's currency. */
            course: components["schemas"]["Course"] | null;
            status: components["schemas"]["DepositStatus"];
            /**
             * Format: date-time
             * @description When it was confirmed.
             * @example 2026-10-02T09:40:00Z
             */
            creationDate: string;
            /**
             * Format: date-time
             * @description When it began to accrue; while waiting, when it will.
             * @example 2026-10-02T09:40:00Z
             */
            startDate: string;
            /**
             * Format: date-time
             * @description End of the tariff, when the last of its days has accrued, if it is not closed before.
             * @example 2026-12-31T09:40:00Z
             */
            endDate: string;
            /**
             * Format: date-time
             * @description When body and accruals reach the balance or start a new deposit, if it is not closed before: the end of the tariff and the plan's `payoutDelaySeconds`.
             * @example 2026-12-31T11:40:00Z
             */
            payoutDate: string;
            /**
             * Format: date-time
             * @description When it was closed; null until then.
             * @example null
             */
            closeDate: string | null;
            /**
             * @description Whether a new deposit starts at the end of the tariff, by default of body and accruals on the same plan.
             * @example true
             */
            autoinvestment: boolean;
            /** @description What the new deposit is made of, and on which plan. Absent while the capability `depositRenewal` is off. */
            renewal?: components["schemas"]["DepositRenewal"];
            /** @description Accruals so far, held until the end of the tariff; forfeited by an early close. */
            accrued: components["schemas"]["Money"];
            /**
             * @description Full days accrued so far, of the plan's `timeInDays`.
             * @example 30
             */
            accruedDays: number;
            /**
             * Format: date-time
             * @description When the next day accrues, or the first while waiting; null when none will.
             * @example 2026-11-02T09:40:00Z
             */
            nextAccrualDate: string | null;
            /** @description Income of one full day. */
            dailyIncome: components["schemas"]["Money"];
            /** @description Income of the whole tariff if accruals are paid in full. Not guaranteed. */
            netIncome: components["schemas"]["Money"];
            /** @description Body and net income together, at the end of the tariff if accruals are paid in full. */
            totalBody: components["schemas"]["Money"];
            /**
             * @description Closed by the end of its `term` or by its owner, the `client`, before it; null until closed.
             * @example null
             * @enum {string|null}
             */
            closeReason: "term" | "client" | null;
            /** @description What came back to the balance, without what started a new deposit; null until closed. */
            payout: components["schemas"]["Money"] | null;
            /**
             * Format: uuid
             * @description Id of the deposit that autoinvestment started from this one; null when there is none.
             * @example null
             */
            continuedBy: string | null;
            /** @description Sum of the parts of its body that were closed early. Absent when there are none. */
            closedParts?: components["schemas"]["Money"];
            /**
             * Format: uuid
             * @description Id of the deposit that this one was a part of until it was closed early. Absent for every other deposit.
             * @example 0198f7c5-2b41-7d0a-9c55-31e7a2b46f08
             */
            partOf?: string;
        };
        /** @description One page of deposits, newest first unless sorted otherwise. */
        DepositPage: {
            /**
             * @description The deposits of this page.
             * @example []
             */
            items: components["schemas"]["Deposit"][];
            /**
             * @description This page.
             * @example 1
             */
            page: number;
            /**
             * @description Items a page.
             * @example 20
             */
            limit: number;
            /**
             * @description Items in all pages.
             * @example 0
             */
            total: number;
        };
        /**
         * @description What a person confirms when they invest.
         * @example {
         *       "plan": "usdt-balance-90",
         *       "amount": {
         *         "amount": "1000",
         *         "currency": "USDT"
         *       },
         *       "paymentMethod": "balance",
         *       "autoinvestment": false
         *     }
         */
        DepositRequest: {
            /**
             * @description Id of a plan on offer.
             * @example usdt-balance-90
             */
            plan: string;
            /** @description What leaves the balance. In the plan's currency it is the body; in another it is exchanged at the quoted rate, rounded down, and the result is the body that the plan's bounds apply to. */
            amount: components["schemas"]["Money"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            /**
             * Format: uuid
             * @description The quote of `GET /user/exchange-rate` that was shown; a deposit takes its rate without the fee. Needed when the amount is not in the plan's currency.
             * @example 0198f80a-5b1f-7a02-8c3d-91e4f7a6b205
             */
            quoteId?: string;
            /**
             * @description Start a new deposit on the same plan at the end of the tariff. Refused where the plan does not allow it.
             * @example false
             */
            autoinvestment: boolean;
        };
        /**
         * @description What autoinvestment is to do at the end of the tariff.
         * @example {
         *       "amount": "body",
         *       "plan": "usdt-balance-90"
         *     }
         */
        DepositRenewalChoice: {
            amount: components["schemas"]["DepositRenewalAmount"];
            /**
             * @description Id of the deposit's own plan, or of a plan on offer that has autoinvestment and the same currency. The expected amount has to be within its bounds.
             * @example usdt-balance-90
             */
            plan: string;
        };
        /**
         * @description What can be changed in a deposit after it was made.
         * @example {
         *       "autoinvestment": false
         *     }
         */
        DepositChange: {
            /**
             * @description Whether a new deposit starts at the end of the tariff; read at the deposit's `payoutDate`.
             * @example false
             */
            autoinvestment: boolean;
            /** @description What the new deposit is made of, and on which plan. Without it, body and accruals start one on the same plan. Refused while the capability `depositRenewal` is off. */
            renewal?: components["schemas"]["DepositRenewalChoice"];
        };
        /**
         * @description What comes back from a deposit at one moment, and what does not.
         * @example {
         *       "date": "2026-11-01T10:00:00Z",
         *       "body": {
         *         "amount": "1000.000000",
         *         "currency": "USDT"
         *       },
         *       "exitFeePercent": "7.5",
         *       "exitFee": {
         *         "amount": "75.000000",
         *         "currency": "USDT"
         *       },
         *       "accruals": {
         *         "amount": "0.000000",
         *         "currency": "USDT"
         *       },
         *       "forfeited": {
         *         "amount": "42.000000",
         *         "currency": "USDT"
         *       },
         *       "receipt": {
         *         "amount": "925.000000",
         *         "currency": "USDT"
         *       }
         *     }
         */
        DepositReceipt: {
            /**
             * Format: date-time
             * @description When the receipt reaches the balance.
             * @example 2026-11-01T10:00:00Z
             */
            date: string;
            /** @description The body. */
            body: components["schemas"]["Money"];
            /**
             * @description Percent of the body kept as the exit fee; 0 at the end of the tariff.
             * @example 7.5
             */
            exitFeePercent: components["schemas"]["DecimalString"];
            /** @description The exit fee, rounded down to the currency's decimals. That of a part is the fee for the whole body less the fee for what remains. */
            exitFee: components["schemas"]["Money"];
            /** @description Accruals paid out. */
            accruals: components["schemas"]["Money"];
            /** @description Accruals held so far that are lost. */
            forfeited: components["schemas"]["Money"];
            /** @description What reaches the balance. Body less exit fee, with the accruals paid out. */
            receipt: components["schemas"]["Money"];
        };
        /**
         * @description The exact receipt before the confirmation. The receipt now stays true until the end of the tariff; only what is forfeited grows with each accrual.
         * @example {
         *       "deposit": "0198f7c5-2b41-7d0a-9c55-31e7a2b46f08",
         *       "now": {
         *         "date": "2026-11-01T10:00:00Z",
         *         "body": {
         *           "amount": "1000.000000",
         *           "currency": "USDT"
         *         },
         *         "exitFeePercent": "7.5",
         *         "exitFee": {
         *           "amount": "75.000000",
         *           "currency": "USDT"
         *         },
         *         "accruals": {
         *           "amount": "0.000000",
         *           "currency": "USDT"
         *         },
         *         "forfeited": {
         *           "amount": "42.000000",
         *           "currency": "USDT"
         *         },
         *         "receipt": {
         *           "amount": "925.000000",
         *           "currency": "USDT"
         *         }
         *       },
         *       "atEnd": {
         *         "date": "2026-12-31T11:40:00Z",
         *         "body": {
         *           "amount": "1000.000000",
         *           "currency": "USDT"
         *         },
         *         "exitFeePercent": "0",
         *         "exitFee": {
         *           "amount": "0.000000",
         *           "currency": "USDT"
         *         },
         *         "accruals": {
         *           "amount": "126.000000",
         *           "currency": "USDT"
         *         },
         *         "forfeited": {
         *           "amount": "0.000000",
         *           "currency": "USDT"
         *         },
         *         "receipt": {
         *           "amount": "1126.000000",
         *           "currency": "USDT"
         *         }
         *       }
         *     }
         */
        DepositClosing: {
            /**
             * Format: uuid
             * @description Id of the deposit.
             * @example 0198f7c5-2b41-7d0a-9c55-31e7a2b46f08
             */
            deposit: string;
            /** @description If it is closed now, or the part that was asked for. */
            now: components["schemas"]["DepositReceipt"];
            /** @description If it works to the end of the tariff and accruals are paid in full. Its `date` is the deposit's `payoutDate`. */
            atEnd: components["schemas"]["DepositReceipt"];
            /** @description The least and the most that a part may be. Absent when the plan does not allow to close a part, when no more than its `minimumDeposit` is left, and while the capability `partialClosing` is off. */
            parts?: components["schemas"]["AmountBounds"];
            /** @description What remains, if it works to the end of the tariff and accruals are paid in full. Only in the response for a part. */
            remaining?: components["schemas"]["DepositReceipt"];
            /** @description Why what remains will not be continued, as things are. Absent when nothing is in the way, while autoinvestment is off, and in the response for the whole. */
            obstacle?: components["schemas"]["DepositRenewalObstacle"];
        };
        /**
         * @description The part of a deposit that a person closes early.
         * @example {
         *       "amount": {
         *         "amount": "400",
         *         "currency": "USDT"
         *       }
         *     }
         */
        DepositPartRequest: {
            /** @description The part of the body, in the plan's currency, within `parts` of `GET /funds/deposits/{id}/closing`. */
            amount: components["schemas"]["Money"];
        };
        /**
         * @description Section 4. Waiting is shown as in process, replenished as success, rejected as error.
         * @example waiting
         * @enum {string}
         */
        RefillStatus: "waiting" | "replenished" | "rejected";
        /**
         * @description Money on its way in. The amount credited is the amount received, whatever was requested.
         * @example {
         *       "id": "0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31",
         *       "date": "2026-10-02T09:30:00Z",
         *       "amount": {
         *         "amount": "500.000000",
         *         "currency": "USDT"
         *       },
         *       "system": "usdt-trc20",
         *       "status": "replenished",
         *       "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *       "creationDate": "2026-10-02T09:12:41Z",
         *       "creditDate": "2026-10-02T09:30:00Z",
         *       "cancelDate": null,
         *       "expiryDate": null,
         *       "requestedAmount": {
         *         "amount": "500.000000",
         *         "currency": "USDT"
         *       },
         *       "creditedAmount": {
         *         "amount": "500.000000",
         *         "currency": "USDT"
         *       },
         *       "address": "TSExePAtJbR32eZ6wTXX6iNVeZ8mLwLeE7",
         *       "network": "TRON (TRC-20)",
         *       "confirmations": 19,
         *       "requiredConfirmations": 19,
         *       "rejectionReason": null
         *     }
         */
        Refill: {
            /**
             * Format: uuid
             * @description Id of the refill.
             * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
             */
            id: string;
            /**
             * Format: date-time
             * @description When it last changed status; what the history sorts by.
             * @example 2026-10-02T09:30:00Z
             */
            date: string;
            /** @description Credited amount once there is one, else the requested amount. */
            amount: components["schemas"]["Money"];
            /**
             * @description Id of the payment system, as `GET /payment-systems` lists it.
             * @example usdt-trc20
             */
            system: string;
            status: components["schemas"]["RefillStatus"];
            /**
             * @description Hash of the transfer on its network, once it is seen.
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            hash: string | null;
            /**
             * Format: date-time
             * @description When it was requested.
             * @example 2026-10-02T09:12:41Z
             */
            creationDate: string;
            /**
             * Format: date-time
             * @description When it was credited.
             * @example 2026-10-02T09:30:00Z
             */
            creditDate: string | null;
            /**
             * Format: date-time
             * @description When its owner cancelled it; null when they did not. A cancelled refill is `rejected` until a transfer to its address is seen: then it is `waiting` again and is credited like any other. An extension.
             * @example 2026-10-02T09:20:00Z
             */
            cancelDate: string | null;
            /**
             * Format: date-time
             * @description When the time for its transfer ended and none had come; null otherwise. Such a refill is `rejected`, and nobody refused anything. An extension.
             * @example null
             */
            expiryDate: string | null;
            requestedAmount: components["schemas"]["Money"];
            /** @description What was received and credited; null until then. */
            creditedAmount: components["schemas"]["Money"] | null;
            /**
             * @description Where to send the transfer; made for this request alone.
             * @example TSExePAtJbR32eZ6wTXX6iNVeZ8mLwLeE7
             */
            address: string;
            /**
             * @description What a QR code for a wallet can carry instead of the address: the address and the requested amount, by BIP 21 or EIP 681. Absent where the network has no such standard, where it is switched off, and when no transfer is expected. An extension: an amount that nobody types cannot be mistyped.
             * @example bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.05
             */
            paymentLink?: string;
            /**
             * @description Name of the network the address belongs to, as a person reads it.
             * @example TRON (TRC-20)
             */
            network: string;
            /**
             * @description Confirmations seen so far.
             * @example 19
             */
            confirmations: number;
            /**
             * @description Confirmations after which it is credited.
             * @example 19
             */
            requiredConfirmations: number;
            /**
             * @description Why it was rejected, in the language asked for; null when it was not.
             * @example The transfer came from another network.
             */
            rejectionReason: string | null;
        };
        /** @description One page of refills, newest first unless sorted otherwise. */
        RefillPage: {
            /**
             * @description The refills of this page.
             * @example []
             */
            items: components["schemas"]["Refill"][];
            /**
             * @description This page.
             * @example 1
             */
            page: number;
            /**
             * @description Items a page.
             * @example 20
             */
            limit: number;
            /**
             * @description Items in all pages.
             * @example 0
             */
            total: number;
        };
        /**
         * @description What a person wants to put in, and by which payment system.
         * @example {
         *       "system": "usdt-trc20",
         *       "amount": {
         *         "amount": "500",
         *         "currency": "USDT"
         *       }
         *     }
         */
        RefillRequest: {
            /**
             * @description Id of a payment system that takes refills.
             * @example usdt-trc20
             */
            system: string;
            amount: components["schemas"]["Money"];
        };
        /**
         * @description What a person wants to take out, and where to.
         * @example {
         *       "system": "usdt-trc20",
         *       "wallet": "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC",
         *       "amount": {
         *         "amount": "300",
         *         "currency": "USDT"
         *       }
         *     }
         */
        WithdrawalRequest: {
            /**
             * @description Id of a payment system that takes withdrawals.
             * @example usdt-trc20
             */
            system: string;
            /**
             * @description Address to send to; one of the person's saved wallets of that system.
             * @example TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC
             */
            wallet: string;
            /** @description What leaves the balance; the fee is taken out of it. */
            amount: components["schemas"]["Money"];
        };
        /**
         * @description A withdrawal that waits for its code. Fee and net are fixed; nothing has left the balance. A newer request of the same person replaces it and its code.
         * @example {
         *       "id": "0198f7d1-60aa-7f3e-b0a4-7c9d52e81b17",
         *       "system": "usdt-trc20",
         *       "wallet": "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC",
         *       "amount": {
         *         "amount": "300.000000",
         *         "currency": "USDT"
         *       },
         *       "fee": {
         *         "amount": "2.500000",
         *         "currency": "USDT"
         *       },
         *       "net": {
         *         "amount": "297.500000",
         *         "currency": "USDT"
         *       },
         *       "code": {
         *         "method": "phone",
         *         "sentTo": "+7 ••• •••-45-67",
         *         "length": 6,
         *         "expiryDate": "2026-10-05T12:10:00Z",
         *         "resendDate": "2026-10-05T12:01:00Z",
         *         "attemptsLeft": 5
         *       }
         *     }
         */
        WithdrawalConfirmation: {
            /**
             * Format: uuid
             * @description Id of the payment request, to send with the code.
             * @example 0198f7d1-60aa-7f3e-b0a4-7c9d52e81b17
             */
            id: string;
            /**
             * @description Id of the payment system.
             * @example usdt-trc20
             */
            system: string;
            /**
             * @description Address it will be sent to.
             * @example TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC
             */
            wallet: string;
            /** @description What will leave the balance. */
            amount: components["schemas"]["Money"];
            /** @description The fee, taken out of the amount. */
            fee: components["schemas"]["Money"];
            /** @description What will reach the wallet. */
            net: components["schemas"]["Money"];
            code: components["schemas"]["CodeDelivery"];
        };
        /**
         * @description The code that confirms a payment request.
         * @example {
         *       "requestId": "0198f7d1-60aa-7f3e-b0a4-7c9d52e81b17",
         *       "code": "408215"
         *     }
         */
        WithdrawalValidation: {
            /**
             * Format: uuid
             * @description Id that `POST /funds/payments/request` gave.
             * @example 0198f7d1-60aa-7f3e-b0a4-7c9d52e81b17
             */
            requestId: string;
            code: components["schemas"]["ConfirmationCode"];
        };
        /**
         * @description Section 4, the words of the list's filter. The details call them so: `pending` is waiting, `successful` is withdrawn, `on_inspection` is on verification, `rejected` is rejected; `error` keeps its word.
         * @example pending
         * @enum {string}
         */
        WithdrawalStatus: "pending" | "successful" | "on_inspection" | "rejected" | "error";
        /**
         * @description Money on its way out.
         * @example {
         *       "id": "0198f7d2-04c9-7e61-a3b8-90f4d2c6175e",
         *       "date": "2026-10-05T12:03:10Z",
         *       "amount": {
         *         "amount": "300.000000",
         *         "currency": "USDT"
         *       },
         *       "fee": {
         *         "amount": "2.500000",
         *         "currency": "USDT"
         *       },
         *       "net": {
         *         "amount": "297.500000",
         *         "currency": "USDT"
         *       },
         *       "wallet": "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC",
         *       "hash": null,
         *       "system": "usdt-trc20",
         *       "network": "TRON (TRC-20)",
         *       "creationDate": "2026-10-05T12:03:10Z",
         *       "withdrawalDate": null,
         *       "cancelDate": null,
         *       "status": "pending",
         *       "rejectionReason": null
         *     }
         */
        Withdrawal: {
            /**
             * Format: uuid
             * @description Id of the withdrawal.
             * @example 0198f7d2-04c9-7e61-a3b8-90f4d2c6175e
             */
            id: string;
            /**
             * Format: date-time
             * @description When it last changed status; what the history sorts by.
             * @example 2026-10-05T12:03:10Z
             */
            date: string;
            /** @description What left the balance. */
            amount: components["schemas"]["Money"];
            /** @description The fee, taken out of the amount. */
            fee: components["schemas"]["Money"];
            /** @description What reaches the wallet. */
            net: components["schemas"]["Money"];
            /**
             * @description Address it is sent to.
             * @example TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC
             */
            wallet: string;
            /**
             * @description Hash of the transfer on its network, once it is sent.
             * @example 4b1f0ad5c1d84c0cbd1e3a7f27a4d6e90f6a5a5a1c5b6f1d2e8e0b1c9d3f7a62
             */
            hash: string | null;
            /**
             * @description Id of the payment system, as `GET /payment-systems` lists it.
             * @example usdt-trc20
             */
            system: string;
            /**
             * @description Name of the network, as a person reads it.
             * @example TRON (TRC-20)
             */
            network: string;
            /**
             * Format: date-time
             * @description When it was confirmed with its code.
             * @example 2026-10-05T12:03:10Z
             */
            creationDate: string;
            /**
             * Format: date-time
             * @description When it was withdrawn; null until then.
             * @example null
             */
            withdrawalDate: string | null;
            /**
             * Format: date-time
             * @description When its owner cancelled it; null when they did not. A cancelled withdrawal is `rejected`. An extension.
             * @example null
             */
            cancelDate: string | null;
            status: components["schemas"]["WithdrawalStatus"];
            /**
             * @description Why it was rejected, in the language asked for; null when it was not, or when no reason was given. Rejected funds are back on the balance.
             * @example null
             */
            rejectionReason: string | null;
        };
        /** @description One page of withdrawals, newest first unless sorted otherwise. */
        WithdrawalPage: {
            /**
             * @description The withdrawals of this page.
             * @example []
             */
            items: components["schemas"]["Withdrawal"][];
            /**
             * @description This page.
             * @example 1
             */
            page: number;
            /**
             * @description Items a page.
             * @example 20
             */
            limit: number;
            /**
             * @description Items in all pages.
             * @example 0
             */
            total: number;
        };
        /**
         * @description One condition that applies, and whether this person meets it.
         * @example {
         *       "code": "subscription_required",
         *       "met": false
         *     }
         */
        WithdrawalCondition: {
            code: components["schemas"]["WithdrawalConditionCode"];
            /**
             * @description Whether it is met.
             * @example true
             */
            met: boolean;
        };
        /**
         * @description What the server asks of this person before a withdrawal. Only conditions that apply are listed.
         * @example {
         *       "allowed": false,
         *       "conditions": [
         *         {
         *           "code": "phone_not_confirmed",
         *           "met": true
         *         },
         *         {
         *           "code": "no_withdrawal_wallet",
         *           "met": true
         *         },
         *         {
         *           "code": "deposit_or_refill_required",
         *           "met": true
         *         },
         *         {
         *           "code": "subscription_required",
         *           "met": false
         *         }
         *       ],
         *       "pausedUntil": null
         *     }
         */
        WithdrawalConditions: {
            /**
             * @description Whether all of them are met, withdrawals are not paused and the account is not locked.
             * @example false
             */
            allowed: boolean;
            /**
             * @description The conditions, in the order they are best met.
             * @example [
             *       {
             *         "code": "phone_not_confirmed",
             *         "met": true
             *       }
             *     ]
             */
            conditions: components["schemas"]["WithdrawalCondition"][];
            /**
             * Format: date-time
             * @description When withdrawals are possible again after a sensitive change; null without a pause.
             * @example null
             */
            pausedUntil: string | null;
        };
        /**
         * @description A prize of a case and its odds. The chances of a case sum to exactly 100.
         * @example {
         *       "id": "usdt-2",
         *       "name": "2 USDT",
         *       "amount": {
         *         "amount": "2.000000",
         *         "currency": "USDT"
         *       },
         *       "chancePercent": "25"
         *     }
         */
        CasePrize: {
            /**
             * @description Id of the prize within its case.
             * @example usdt-2
             */
            id: string;
            /**
             * @description Name of the prize, in the language asked for.
             * @example 2 USDT
             */
            name: string;
            /** @description What is credited at once when it is drawn; null when the prize is not money. */
            amount: components["schemas"]["Money"] | null;
            /**
             * @description Chance of one attempt, in percent.
             * @example 25
             */
            chancePercent: components["schemas"]["DecimalString"];
        };
        /**
         * @description The next opening of a case, fixed before it is bought. `commitment` is the SHA-256 of its seed, its id and the prizes with their chances; decision 0026 has the algorithm.
         * @example {
         *       "opening": "0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01",
         *       "commitment": "5aa144aab53bae8e3fbde4b8478b80239ba0a40bac9e925186e78ff4f447827a"
         *     }
         */
        CaseCommitment: {
            /**
             * Format: uuid
             * @description Id of the opening, which a purchase names.
             * @example 0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01
             */
            opening: string;
            /**
             * @description SHA-256 in hexadecimal digits.
             * @example 5aa144aab53bae8e3fbde4b8478b80239ba0a40bac9e925186e78ff4f447827a
             */
            commitment: string;
        };
        /**
         * @description A prize box, bought from the balance. Everything about it is told before a purchase, and none of it changes: other chances or another price are another case.
         * @example {
         *       "id": "0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01",
         *       "name": "Bronze",
         *       "description": "Three attempts, four prizes.",
         *       "price": {
         *         "amount": "5.000000",
         *         "currency": "USDT"
         *       },
         *       "expectedValue": {
         *         "amount": "5.025000",
         *         "currency": "USDT"
         *       },
         *       "attempts": 3,
         *       "attemptsLeft": 2,
         *       "available": true,
         *       "prizes": [
         *         {
         *           "id": "usdt-1",
         *           "name": "1 USDT",
         *           "amount": {
         *             "amount": "1.000000",
         *             "currency": "USDT"
         *           },
         *           "chancePercent": "70"
         *         },
         *         {
         *           "id": "usdt-2",
         *           "name": "2 USDT",
         *           "amount": {
         *             "amount": "2.000000",
         *             "currency": "USDT"
         *           },
         *           "chancePercent": "25"
         *         },
         *         {
         *           "id": "usdt-5",
         *           "name": "5 USDT",
         *           "amount": {
         *             "amount": "5.000000",
         *             "currency": "USDT"
         *           },
         *           "chancePercent": "4.5"
         *         },
         *         {
         *           "id": "usdt-50",
         *           "name": "50 USDT",
         *           "amount": {
         *             "amount": "50.000000",
         *             "currency": "USDT"
         *           },
         *           "chancePercent": "0.5"
         *         }
         *       ],
         *       "next": {
         *         "opening": "0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01",
         *         "commitment": "5aa144aab53bae8e3fbde4b8478b80239ba0a40bac9e925186e78ff4f447827a"
         *       }
         *     }
         */
        CryptoCase: {
            /**
             * Format: uuid
             * @description Id of the case.
             * @example 0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01
             */
            id: string;
            /**
             * @description Name of the case, in the language asked for.
             * @example Bronze
             */
            name: string;
            /**
             * @description What it is, in the language asked for.
             * @example Three attempts, four prizes.
             */
            description: string;
            /** @description Price of one purchase. */
            price: components["schemas"]["Money"];
            /** @description What all attempts of one purchase give on average: the amount of each prize times its chance, rounded down. Prizes that are not money count as nothing. */
            expectedValue: components["schemas"]["Money"];
            /**
             * @description Attempts that one purchase gives.
             * @example 3
             */
            attempts: number;
            /**
             * @description Attempts of this person that are paid for and not yet used.
             * @example 2
             */
            attemptsLeft: number;
            /**
             * @description Whether it can be bought now. Attempts already paid for can always be used.
             * @example true
             */
            available: boolean;
            /**
             * @description All prizes, the likeliest first.
             * @example [
             *       {
             *         "id": "usdt-1",
             *         "name": "1 USDT",
             *         "amount": {
             *           "amount": "1.000000",
             *           "currency": "USDT"
             *         },
             *         "chancePercent": "100"
             *       }
             *     ]
             */
            prizes: components["schemas"]["CasePrize"][];
            /** @description The next opening of this person, fixed already; null when the case cannot be bought. */
            next: components["schemas"]["CaseCommitment"] | null;
        };
        /** @description The cases, cheapest first. */
        CryptoCaseList: {
            /**
             * @description The cases.
             * @example []
             */
            items: components["schemas"]["CryptoCase"][];
            /**
             * @description Whether to show the welcome for referrers. False once it was shown on any device.
             * @example false
             */
            welcome: boolean;
        };
        /**
         * @description A higher limit, or none, that takes effect later.
         * @example {
         *       "spendPerDay": {
         *         "amount": "50.000000",
         *         "currency": "USDT"
         *       },
         *       "at": "2026-10-07T18:20:00Z"
         *     }
         */
        PendingCaseLimit: {
            /** @description The limit from then on; null for none. */
            spendPerDay: components["schemas"]["Money"] | null;
            /**
             * Format: date-time
             * @description When it takes effect.
             * @example 2026-10-07T18:20:00Z
             */
            at: string;
        };
        /**
         * @description The limits that a person has set for their own purchases of cases.
         * @example {
         *       "spendPerDay": {
         *         "amount": "20.000000",
         *         "currency": "USDT"
         *       },
         *       "spentToday": {
         *         "amount": "5.000000",
         *         "currency": "USDT"
         *       },
         *       "dayEndsAt": "2026-10-07T00:00:00Z",
         *       "pending": null,
         *       "timeOutUntil": null
         *     }
         */
        CaseLimits: {
            /** @description The most that purchases of one day of UTC may cost, in the default currency; null for no limit. */
            spendPerDay: components["schemas"]["Money"] | null;
            /** @description What purchases have cost today; other currencies count at the current rate. */
            spentToday: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When the day ends and the count begins again.
             * @example 2026-10-07T00:00:00Z
             */
            dayEndsAt: string;
            /** @description A change that waits for its time; null when there is none. */
            pending: components["schemas"]["PendingCaseLimit"] | null;
            /**
             * Format: date-time
             * @description Nothing can be bought until then; null without a time-out.
             * @example null
             */
            timeOutUntil: string | null;
        };
        /**
         * @description A new limit, a time-out, or both. A lower limit takes effect at once; a higher one, or none, after the hours of the setting.
         * @example {
         *       "spendPerDay": {
         *         "amount": "20",
         *         "currency": "USDT"
         *       }
         *     }
         * @example {
         *       "timeOutDays": 7
         *     }
         */
        CaseLimitsChange: {
            /** @description The most that purchases of one day may cost, in the default currency; null for no limit. */
            spendPerDay?: components["schemas"]["Money"] | null;
            /**
             * @description Days from now in which nothing can be bought. A time-out can be prolonged but not shortened.
             * @example 7
             */
            timeOutDays?: number;
        };
        /**
         * @description What a person confirmed before an attempt.
         * @example {
         *       "confirmedPrice": {
         *         "amount": "5",
         *         "currency": "USDT"
         *       },
         *       "opening": "0199200a-52c0-7d11-a3f7-5b0c6e91d024"
         *     }
         * @example {
         *       "confirmedPrice": null
         *     }
         */
        CaseOpeningRequest: {
            /** @description The price that was shown and confirmed: the case is bought and its first attempt is made. Null makes an attempt that is already paid for, and never buys. */
            confirmedPrice: components["schemas"]["Money"] | null;
            /**
             * Format: uuid
             * @description The opening that was shown (`next` of the case). A purchase of another one is refused, so that two tabs never buy twice. Without it the next one is bought.
             * @example 0199200a-52c0-7d11-a3f7-5b0c6e91d024
             */
            opening?: string;
        };
        /**
         * @description What one attempt gave. The prize is credited.
         * @example {
         *       "operation": {
         *         "id": "01990e4b-3f62-7a8d-b5c1-08d9e2f47a36",
         *         "date": "2026-10-06T18:20:00Z",
         *         "case": "Bronze",
         *         "prize": "2 USDT",
         *         "prizeAmount": {
         *           "amount": "2.000000",
         *           "currency": "USDT"
         *         },
         *         "balanceBefore": {
         *           "amount": "223.000000",
         *           "currency": "USDT"
         *         },
         *         "balanceAfter": {
         *           "amount": "220.000000",
         *           "currency": "USDT"
         *         },
         *         "currency": "USDT",
         *         "comment": "Attempt 1 of 3",
         *         "draw": {
         *           "caseId": "0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01",
         *           "prizeId": "usdt-2",
         *           "opening": "0199200a-52c0-7d11-a3f7-5b0c6e91d024",
         *           "commitment": "5aa144aab53bae8e3fbde4b8478b80239ba0a40bac9e925186e78ff4f447827a",
         *           "attempt": 1,
         *           "seed": null
         *         }
         *       },
         *       "prize": {
         *         "id": "usdt-2",
         *         "name": "2 USDT",
         *         "amount": {
         *           "amount": "2.000000",
         *           "currency": "USDT"
         *         },
         *         "chancePercent": "25"
         *       },
         *       "charged": {
         *         "amount": "5.000000",
         *         "currency": "USDT"
         *       },
         *       "attemptsLeft": 2
         *     }
         */
        CaseOpening: {
            /** @description The attempt, as the win history keeps it. */
            operation: components["schemas"]["CaseOperation"];
            /** @description The prize that was drawn. */
            prize: components["schemas"]["CasePrize"];
            /** @description The price that this attempt paid; null when it was paid for before. */
            charged: components["schemas"]["Money"] | null;
            /**
             * @description Attempts left on the case.
             * @example 2
             */
            attemptsLeft: number;
        };
        /**
         * @description A piece of news, in the language asked for. Section 3 does not show its fields.
         * @example {
         *       "id": "0198e4a1-55c0-7d19-8e2b-4a7f9c3d6b10",
         *       "date": "2026-09-28T08:00:00Z",
         *       "title": "Refills in TRX",
         *       "summary": "Refills in TRX are open. The minimum and the confirmations are on the refill page.",
         *       "paragraphs": [
         *         "Refills in TRX are open from today.",
         *         "The address is made for each request. A transfer from another network cannot be credited."
         *       ]
         *     }
         */
        NewsItem: {
            /**
             * Format: uuid
             * @description Id of the item.
             * @example 0198e4a1-55c0-7d19-8e2b-4a7f9c3d6b10
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was published.
             * @example 2026-09-28T08:00:00Z
             */
            date: string;
            /**
             * @description Title.
             * @example Refills in TRX
             */
            title: string;
            /**
             * @description One or two sentences for the list.
             * @example Refills in TRX are open. The minimum and the confirmations are on the refill page.
             */
            summary: string;
            /**
             * @description The text, as plain paragraphs without markup.
             * @example [
             *       "Refills in TRX are open from today."
             *     ]
             */
            paragraphs: string[];
        };
        /** @description All news, newest first. */
        NewsList: {
            /**
             * @description The news.
             * @example []
             */
            items: components["schemas"]["NewsItem"][];
        };
        /**
         * @description How much of what works in a strategy can be lost, as the company judges it.
         * @example medium
         * @enum {string}
         */
        StrategyRisk: "low" | "medium" | "high";
        /**
         * @description Where a strategy works: coins themselves (`spot`), dated and perpetual contracts (`futures`), options, loans (`lending`), or networks and smart contracts (`onchain`).
         * @example spot
         * @enum {string}
         */
        StrategyMarket: "spot" | "futures" | "options" | "lending" | "onchain";
        /**
         * @description A point of the line that shows where a strategy earns and where it loses.
         * @example {
         *       "change": 0,
         *       "result": 8
         *     }
         */
        StrategyPayoffPoint: {
            /**
             * @description Change of the market. 0 is no change, the ends are a collapse and a steep rise.
             * @example 0
             */
            change: number;
            /**
             * @description Result after that change. Below 0 the strategy loses.
             * @example 8
             */
            result: number;
        };
        /**
         * @description The shape of the result over the price of what the strategy trades, as a line through points from the lowest price to the highest. It has no scale and is no estimate: it shows where the strategy earns and where it loses.
         * @example [
         *       {
         *         "change": -100,
         *         "result": -80
         *       },
         *       {
         *         "change": 0,
         *         "result": 8
         *       },
         *       {
         *         "change": 100,
         *         "result": 70
         *       }
         *     ]
         */
        StrategyPayoff: components["schemas"]["StrategyPayoffPoint"][];
        /**
         * @description A trading strategy, as the public page describes it, in the language asked for. It states no result and promises none. An extension: section 1 names the strategies, and shows no field of them.
         * @example {
         *       "id": "spot-rebalancing",
         *       "name": "Spot rebalancing",
         *       "summary": "Holds a fixed mix of large coins and restores it once a day.",
         *       "idea": "It sells what has risen and buys what has fallen, so that the mix stays as it was chosen.",
         *       "instruments": [
         *         "Bitcoin and ether bought outright",
         *         "No borrowed money"
         *       ],
         *       "sourceOfReturn": "Mostly the change in the price of the coins.",
         *       "whenItLoses": "It loses when the whole market falls, and earns less than holding when one coin keeps rising.",
         *       "risk": "medium",
         *       "horizon": "Months",
         *       "market": "spot",
         *       "payoff": [
         *         {
         *           "change": -100,
         *           "result": -80
         *         },
         *         {
         *           "change": 0,
         *           "result": 8
         *         },
         *         {
         *           "change": 100,
         *           "result": 70
         *         }
         *       ]
         *     }
         */
        Strategy: {
            /**
             * @description Id of the strategy.
             * @example spot-rebalancing
             */
            id: string;
            /**
             * @description Name.
             * @example Spot rebalancing
             */
            name: string;
            /**
             * @description One sentence for the list.
             * @example Holds a fixed mix of large coins and restores it once a day.
             */
            summary: string;
            /**
             * @description What it does and why, as a plain paragraph.
             * @example It sells what has risen and buys what has fallen.
             */
            idea: string;
            /**
             * @description What it holds and trades.
             * @example [
             *       "Bitcoin bought outright",
             *       "No borrowed money"
             *     ]
             */
            instruments: string[];
            /**
             * @description Who pays, and for what, when it earns.
             * @example The change in the price of the coins.
             */
            sourceOfReturn: string;
            /**
             * @description In which conditions it loses, as a plain paragraph.
             * @example It loses when the whole market falls.
             */
            whenItLoses: string;
            risk: components["schemas"]["StrategyRisk"];
            /**
             * @description How long a position is usually held, in words.
             * @example Months
             */
            horizon: string;
            market: components["schemas"]["StrategyMarket"];
            payoff: components["schemas"]["StrategyPayoff"];
        };
        /** @description The strategies; section 1 knows up to 30. */
        StrategyList: {
            /**
             * @description The strategies.
             * @example []
             */
            items: components["schemas"]["Strategy"][];
        };
        /**
         * @description A SHA-256 hash, or 32 random bytes, as lower-case hexadecimal digits.
         * @example 5aa144aab53bae8e3fbde4b8478b80239ba0a40bac9e925186e78ff4f447827a
         */
        Sha256: string;
        /**
         * @description Amounts as the hash of a node covers them: every currency in alphabetical order with 18 digits before and 18 after the mark. There is no sign, so that no amount is negative.
         * @example USDT 000000000000000250.000000000000000000
         */
        LiabilityAmounts: string;
        /** @description What the ledger owed to all investors at one moment, with the root of the tree that proves it. */
        LiabilitySnapshot: {
            /**
             * Format: uuid
             * @description Id of the snapshot, part of every hash.
             * @example 0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01
             */
            id: string;
            /**
             * Format: date-time
             * @description The moment of the ledger that was counted.
             * @example 2026-10-05T03:00:00Z
             */
            takenAt: string;
            /**
             * @description Number of accounts that were counted, also those without money.
             * @example 214
             */
            accounts: number;
            /**
             * @description Leaves of the tree, two for each account.
             * @example 428
             */
            leaves: number;
            /** @description Root of the tree. */
            root: components["schemas"]["Sha256"];
            /** @description The total as the root covers it. */
            total: components["schemas"]["LiabilityAmounts"];
            /**
             * @description The total to read, in the display order of the currencies.
             * @example []
             */
            amounts: components["schemas"]["Money"][];
        };
        /** @description One page of snapshots, newest first unless sorted otherwise. */
        LiabilitySnapshotPage: {
            /**
             * @description The snapshots of this page.
             * @example []
             */
            items: components["schemas"]["LiabilitySnapshot"][];
            /**
             * @description This page.
             * @example 1
             */
            page: number;
            /**
             * @description Items a page.
             * @example 20
             */
            limit: number;
            /**
             * @description Items in all pages.
             * @example 0
             */
            total: number;
        };
        /** @description A node next to the way from a leaf to the root. It shows a random part of somebody's amounts, or a sum of many. */
        LiabilityNode: {
            /** @description Its hash. */
            hash: components["schemas"]["Sha256"];
            /** @description The sums of the leaves below it. */
            amounts: components["schemas"]["LiabilityAmounts"];
        };
        /** @description One of the two leaves of an account. */
        LiabilityPart: {
            /**
             * @description Number of the leaf.
             * @example 1
             */
            part: number;
            /** @description Random digits that only the investor is shown. */
            nonce: components["schemas"]["Sha256"];
            /**
             * @description Place among the leaves, from 0.
             * @example 17
             */
            position: number;
            /** @description A random part of the amounts of the account. */
            amounts: components["schemas"]["LiabilityAmounts"];
            /**
             * @description The siblings on the way to the root, lowest first.
             * @example []
             */
            path: components["schemas"]["LiabilityNode"][];
        };
        /** @description What an account held in one currency at the moment of a snapshot. The sum of the four was counted. */
        LiabilityBalance: {
            /** @description Currency of the four amounts. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Available balance. */
            available: components["schemas"]["Money"];
            /** @description In active deposits. */
            onDeposit: components["schemas"]["Money"];
            /** @description Set aside for withdrawals that were not sent yet. */
            inWithdrawal: components["schemas"]["Money"];
            /** @description Accruals that are paid at the end of a deposit. */
            held: components["schemas"]["Money"];
        };
        /** @description What an investor needs to compute the published root from their own amounts. */
        LiabilityProof: {
            /**
             * Format: uuid
             * @description Id of the snapshot.
             * @example 0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01
             */
            snapshot: string;
            /**
             * Format: date-time
             * @description The moment of the ledger that was counted.
             * @example 2026-10-05T03:00:00Z
             */
            takenAt: string;
            /**
             * @description The login at that moment. Both leaves name it, so that one leaf cannot be shown to two investors.
             * @example demo
             */
            account: string;
            /**
             * @description Leaves of the tree.
             * @example 428
             */
            leaves: number;
            /** @description The published root. */
            root: components["schemas"]["Sha256"];
            /** @description The published total. */
            total: components["schemas"]["LiabilityAmounts"];
            /**
             * @description The two leaves of the account.
             * @example [
             *       {
             *         "part": 1,
             *         "nonce": "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
             *         "position": 0,
             *         "amounts": "USDT 000000000000000100.000000000000000000",
             *         "path": []
             *       },
             *       {
             *         "part": 2,
             *         "nonce": "ffeeddccbbaa99887766554433221100ffeeddccbbaa99887766554433221100",
             *         "position": 1,
             *         "amounts": "USDT 000000000000000150.000000000000000000",
             *         "path": []
             *       }
             *     ]
             */
            parts: components["schemas"]["LiabilityPart"][];
            /**
             * @description Where the amounts were, in the display order of the currencies. Currencies without money are left out.
             * @example []
             */
            balances: components["schemas"]["LiabilityBalance"][];
        };
    };
    responses: {
        /** @description The login or the password is wrong; which one is not said. */
        IncorrectCredentials: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The password is right, and the account was closed at `closedDate`. */
        AccountClosed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the server takes. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is missing or wrong; `errors` names each. */
        ValidationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls: repeat the request when the time in Retry-After has passed. */
        TooManyCalls: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed. Nothing was done by halves. */
        UnexpectedError: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many people sign in right now, or scheduled technical works. Balances are kept; repeat the call after `Retry-After`. */
        ServerBusy: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Scheduled technical works. Balances are kept; calls work again after them. */
        TechnicalWork: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody has registered with this login, e-mail or number. */
        AlreadyRegistered: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is missing or wrong, or the registration is refused. No account was made. */
        RegistrationRefused: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The code could not be sent. Nothing was done. */
        CodeNotSent: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No token, or one that has expired or was revoked. The client drops it. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The person has locked the account: until it is unlocked nothing leaves it and nothing is changed. */
        AccountLocked: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is nothing to confirm any more. */
        AlreadyConfirmed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The code is refused, or the confirmation failed. After a few wrong tries the code is void and another is needed. */
        ConfirmationRefused: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Sign-in through Telegram is switched off (`GET /settings/telegramAuthAvailable`). */
        TelegramSignInUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is nothing here for this person. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Telegram did not sign this, or signed it too long ago; or a field is missing or wrong. */
        TelegramRefused: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This part of the service is switched off (`GET /settings/capabilities`). */
        CapabilityOff: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The passkey is not accepted: it is unknown or removed, or what the browser sent does not fit the challenge. */
        PasskeyRefused: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The code is refused, or a field is missing or wrong. */
        CodeRefused: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The item is not in a state that takes this change. */
        UpdateConflict: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The phone must be confirmed first, or the session (`POST /user/confirmation`); or the account is locked, or this part of the product is switched off. No wallet was changed. */
        SavedWalletForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The payment system has as many wallets as a person can have, or withdrawals go only to the wallets that are saved. */
        WalletNotAdded: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The phone must be confirmed first, or the session (`POST /user/confirmation`). No wallet was changed. */
        WalletChangeForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Withdrawals go only to the wallets that are saved, which the person chose. No address was changed. */
        WalletsFixed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not of a type the call takes. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A sensitive change needs a confirmation of the session in the last few minutes (`POST /user/confirmation`). Nothing was changed. */
        ConfirmationRequired: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A condition of closing the account is not met; the code says which. Nothing was scheduled. */
        ClosingNotPossible: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The password, the code or the passkey is refused. After a few wrong tries a code is void and another is needed. While the authenticator app is on, a password is refused unread (`second_factor_required`). */
        IdentityRefused: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No confirmed phone or e-mail and no linked Telegram could receive a code. */
        NoConfirmedContact: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The phone must be confirmed first. */
        PhoneNotConfirmed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The exchange cannot be made as it was agreed. Nothing left the balance. */
        ExchangeConflict: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A new e-mail or phone needs a confirmation of the session in the last few minutes (`POST /user/confirmation`) and an unlocked account; a display currency needs this part of the product. Nothing was changed. */
        ProfileForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The session is not confirmed, the account is locked, or this part of the product is switched off. Nothing was changed. */
        ProtectionForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The session is not confirmed (`POST /user/confirmation`), or this server takes no passkeys (`passkeyDomain` of `GET /settings/auth`). */
        PasskeyForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The passkey belongs to an account already, or the person has as many passkeys as are allowed. */
        PasskeyConflict: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account is locked, or this server takes no passkeys (`passkeyDomain` of `GET /settings/auth`). */
        PasskeyRenamingForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The session is not confirmed, the account is locked, or this part of the product is switched off. No key was created. */
        ReadOnlyKeyForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The person has as many working read-only keys as are allowed. */
        ReadOnlyKeyLimitReached: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The account is locked, or this part of the product is switched off. Nothing was changed. */
        NotificationSettingsForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The subscription cannot be paid for as it was agreed. Nothing left the balance. */
        SubscriptionConflict: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The `Idempotency-Key` was used for another request. Nothing was sent. */
        SupportRequestNotSent: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is closed and takes no more messages, or the `Idempotency-Key` was used for another one. */
        SupportRequestClosed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The deposit cannot be made as it was confirmed. Nothing left the balance. */
        DepositNotCreated: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The person has locked the account, or choosing the next term is switched off. */
        DepositChangeForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Only a deposit in work can be closed, and only once. */
        DepositNotClosed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The phone must be confirmed first, the person has locked the account, or closing a part is switched off. */
        DepositPartForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The refill cannot be made as it was asked. */
        RefillNotCreated: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A condition of a withdrawal is not met; the code says which. */
        WithdrawalNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The withdrawal cannot be made as it was asked. Nothing left the balance. */
        WithdrawalConflict: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The phone must be confirmed first, or the cases are switched off. Nothing left the balance. */
        CaseForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The time-out would end earlier than the one in force. Nothing was changed. */
        CaseLimitsConflict: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The case cannot be opened as it was confirmed. Nothing left the balance. */
        CaseNotOpened: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Set by an earlier sign-in of this browser. Wrong passwords from a device that signed in to the account before are counted separately, so that a stranger's guesses do not lock the owner out. It proves nothing else, and an unknown value is ignored.
         * @example TmV2ZXItZW5kaW5nLWhlcm9ucy1pbi1hLXF1aWV0LWY
         */
        Device: string;
        /**
         * @description Id of the item.
         * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
         */
        Id: string;
        /**
         * @description First day of the period, inclusive, in `timeZone`.
         * @example 2026-10-01
         */
        From: string;
        /**
         * @description Last day of the period, inclusive, in `timeZone`.
         * @example 2026-10-31
         */
        To: string;
        /**
         * @description Time zone of the period's days: an IANA name, or an offset such as `+03:00`. A name that the server does not know is UTC.
         * @example Europe/Moscow
         */
        TimeZone: string;
        /**
         * @description Page of the list, from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Items a page.
         * @example 20
         */
        Limit: number;
        /**
         * @description Direction of the sort; ties are broken by id.
         * @example desc
         */
        SortDir: "asc" | "desc";
        /**
         * @description Only this currency.
         * @example USDT
         */
        Currency: components["schemas"]["CurrencyCode"];
        /**
         * @description One per confirmed intent, kept through retries. The same key and intent give the same result, with `Idempotency-Replayed`; another intent is a 409. The order of fields and trailing zeros of amounts do not matter.
         * @example 8c5bd7a2-1d1c-4b53-9d6a-0f4d2f7c1a90
         */
        IdempotencyKey: string;
        /**
         * @description Items a page. More than in other lists, for exports.
         * @example 20
         */
        LongLimit: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The cookie `device`: a random token for each account that this browser signed in to, the newest first, joined by dots. `HttpOnly`, `SameSite=Strict`, and `Secure` on https. The tokens say nothing about the accounts and differ for each.
         * @example device=TmV2ZXItZW5kaW5nLWhlcm9ucy1pbi1hLXF1aWV0LWY; Path=/api; Max-Age=31536000; HttpOnly; Secure; SameSite=Strict
         */
        DeviceCookie: string;
        /**
         * @description Id of the request, to quote to support.
         * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
         */
        XRequestId: string;
        /**
         * @description How to sign in, as RFC 9110 asks for with every 401; always `Bearer`.
         * @example Bearer
         */
        WwwAuthenticate: string;
        /**
         * @description Seconds to wait before the next try.
         * @example 120
         */
        RetryAfter: number;
        /**
         * @description Present, as `true`, when this is the stored answer of an earlier call with the same `Idempotency-Key`.
         * @example true
         */
        IdempotencyReplayed: "true";
        /**
         * @description Writes the cookie of the token again, with the same token, where the call had it. A browser that removes cookies of scripts after seven days keeps the one of a server.
         * @example refreshToken=q3Vd0xkT9rJmPw6YhZsLb2NfCg8UaEi4; Path=/; Max-Age=5184000; SameSite=Strict; Secure
         */
        TokenCookie: string;
        /**
         * @description Since when the operation is deprecated, as RFC 9745 writes it; it goes on working.
         * @example @1795219200
         */
        Deprecation: string;
        /**
         * @description What to call instead of a deprecated operation.
         * @example </api/funds/payments/request>; rel="successor-version"
         */
        SuccessorLink: string;
    };
    pathItems: never;
}
export interface operations {
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Set by an earlier sign-in of this browser. Wrong passwords from a device that signed in to the account before are counted separately, so that a stranger's guesses do not lock the owner out. It proves nothing else, and an unknown value is ignored.
                 * @example TmV2ZXItZW5kaW5nLWhlcm9ucy1pbi1hLXF1aWV0LWY
                 */
                device?: components["parameters"]["Device"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["DeviceCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The second factor is needed. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorNeeded"];
                };
            };
            401: components["responses"]["IncorrectCredentials"];
            403: components["responses"]["AccountClosed"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    getLoginAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The wanted login.
                 * @example annapetrova
                 */
                login: components["schemas"]["Login"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether nobody has this login, whatever the case of its letters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAvailability"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The login of the new account.
                 * @example annapetrova
                 */
                login: components["schemas"]["Login"];
            };
            cookie?: {
                /**
                 * @description Set by an earlier sign-in of this browser. Wrong passwords from a device that signed in to the account before are counted separately, so that a stranger's guesses do not lock the owner out. It proves nothing else, and an unknown value is ignored.
                 * @example TmV2ZXItZW5kaW5nLWhlcm9ucy1pbi1hLXF1aWV0LWY
                 */
                device?: components["parameters"]["Device"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationData"];
            };
        };
        responses: {
            /** @description The session of the new account; its phone waits for the code. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["DeviceCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            409: components["responses"]["AlreadyRegistered"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["RegistrationRefused"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            502: components["responses"]["CodeNotSent"];
            503: components["responses"]["ServerBusy"];
        };
    };
    confirmPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Set by an earlier sign-in of this browser. Wrong passwords from a device that signed in to the account before are counted separately, so that a stranger's guesses do not lock the owner out. It proves nothing else, and an unknown value is ignored.
                 * @example TmV2ZXItZW5kaW5nLWhlcm9ucy1pbi1hLXF1aWV0LWY
                 */
                device?: components["parameters"]["Device"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeConfirmation"];
            };
        };
        responses: {
            /** @description The session, with a confirmed phone. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["DeviceCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountLocked"];
            409: components["responses"]["AlreadyConfirmed"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ConfirmationRefused"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    resendPhoneCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeDelivery"];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["AlreadyConfirmed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            502: components["responses"]["CodeNotSent"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getPhoneCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the newest code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeState"];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["AlreadyConfirmed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeConfirmation"];
            };
        };
        responses: {
            /** @description The user, with a confirmed e-mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountLocked"];
            409: components["responses"]["AlreadyConfirmed"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ConfirmationRefused"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    resendEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeDelivery"];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["AlreadyConfirmed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            502: components["responses"]["CodeNotSent"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the newest code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeState"];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["AlreadyConfirmed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    logInWithTelegram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Set by an earlier sign-in of this browser. Wrong passwords from a device that signed in to the account before are counted separately, so that a stranger's guesses do not lock the owner out. It proves nothing else, and an unknown value is ignored.
                 * @example TmV2ZXItZW5kaW5nLWhlcm9ucy1pbi1hLXF1aWV0LWY
                 */
                device?: components["parameters"]["Device"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TelegramData"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["DeviceCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The second factor is needed. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorNeeded"];
                };
            };
            403: components["responses"]["TelegramSignInUnavailable"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["TelegramRefused"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    registerWithTelegram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The login of the new account.
                 * @example annapetrova
                 */
                login: components["schemas"]["Login"];
            };
            cookie?: {
                /**
                 * @description Set by an earlier sign-in of this browser. Wrong passwords from a device that signed in to the account before are counted separately, so that a stranger's guesses do not lock the owner out. It proves nothing else, and an unknown value is ignored.
                 * @example TmV2ZXItZW5kaW5nLWhlcm9ucy1pbi1hLXF1aWV0LWY
                 */
                device?: components["parameters"]["Device"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TelegramRegistrationData"];
            };
        };
        responses: {
            /** @description The session of the new account; its phone waits for the code. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["DeviceCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            403: components["responses"]["TelegramSignInUnavailable"];
            409: components["responses"]["AlreadyRegistered"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["TelegramRefused"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            502: components["responses"]["CodeNotSent"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    createSignInOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the browser needs to ask for a passkey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequestOptions"];
                };
            };
            403: components["responses"]["CapabilityOff"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    logInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Set by an earlier sign-in of this browser. Wrong passwords from a device that signed in to the account before are counted separately, so that a stranger's guesses do not lock the owner out. It proves nothing else, and an unknown value is ignored.
                 * @example TmV2ZXItZW5kaW5nLWhlcm9ucy1pbi1hLXF1aWV0LWY
                 */
                device?: components["parameters"]["Device"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAssertion"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["DeviceCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            403: components["responses"]["CapabilityOff"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["PasskeyRefused"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description If there is such an account, a code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetDelivery"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    validatePasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetValidation"];
            };
        };
        responses: {
            /** @description The code is right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetToken"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ConfirmationRefused"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    requestLoginReminder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginReminder"];
            };
        };
        responses: {
            /** @description If an account has this e-mail, a letter with its login is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Set by an earlier sign-in of this browser. Wrong passwords from a device that signed in to the account before are counted separately, so that a stranger's guesses do not lock the owner out. It proves nothing else, and an unknown value is ignored.
                 * @example TmV2ZXItZW5kaW5nLWhlcm9ucy1pbi1hLXF1aWV0LWY
                 */
                device?: components["parameters"]["Device"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordSetting"];
            };
        };
        responses: {
            /** @description The password is set; the session. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["DeviceCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The second factor is needed. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorNeeded"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountLocked"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Set by an earlier sign-in of this browser. Wrong passwords from a device that signed in to the account before are counted separately, so that a stranger's guesses do not lock the owner out. It proves nothing else, and an unknown value is ignored.
                 * @example TmV2ZXItZW5kaW5nLWhlcm9ucy1pbi1hLXF1aWV0LWY
                 */
                device?: components["parameters"]["Device"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorAnswer"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["DeviceCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["CodeRefused"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Names the setting.
                 * @example deposit
                 */
                key: components["schemas"]["SettingKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getTelegramAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelegramAuthAvailable"];
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getTechnicalWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TechnicalWork"];
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    listSubscriptionOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionOptionList"];
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The currencies and the latest courses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisplayCourses"];
                };
            };
            403: components["responses"]["CapabilityOff"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listDayCourses: {
        parameters: {
            query: {
                /**
                 * @description The currency whose courses are wanted.
                 * @example USDT
                 */
                currency: components["schemas"]["CurrencyCode"];
                /**
                 * @description First day, inclusive, in UTC.
                 * @example 2026-10-01
                 */
                from: string;
                /**
                 * @description Last day, inclusive, in UTC.
                 * @example 2026-10-02
                 */
                to: string;
            };
            header?: never;
            path: {
                /**
                 * @description The display currency.
                 * @example EUR
                 */
                code: components["schemas"]["DisplayCurrencyCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayCourses"];
                };
            };
            403: components["responses"]["CapabilityOff"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listPlanResults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanResultList"];
                };
            };
            403: components["responses"]["CapabilityOff"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listPaymentSystems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All payment systems. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSystemList"];
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositPlanList"];
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    updateUserData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description The profile, as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileData"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountLocked"];
            409: components["responses"]["UpdateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getUserData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which data.
                 * @example profile
                 */
                type: components["schemas"]["UserDataType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data of that type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserData"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listWallets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallets"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    saveWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWallet"];
            };
        };
        responses: {
            /** @description The wallet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedWallet"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SavedWalletForbidden"];
            409: components["responses"]["WalletNotAdded"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    updateWallets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletsUpdate"];
            };
        };
        responses: {
            /** @description All wallets, as they stand now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallets"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WalletChangeForbidden"];
            409: components["responses"]["WalletsFixed"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    updateWalletNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletNames"];
            };
        };
        responses: {
            /** @description All wallets, as they stand now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wallets"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountLocked"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    removeWallet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallet is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SavedWalletForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    updateWallet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletChange"];
            };
        };
        responses: {
            /** @description The wallet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedWallet"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SavedWalletForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WalletsFixed"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    submitVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VerificationForm"];
            };
        };
        responses: {
            /** @description The verification is in process. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationData"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountLocked"];
            409: components["responses"]["UpdateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balances. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balance"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    chooseBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceChoice"];
            };
        };
        responses: {
            /** @description The balances, with the choice made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balance"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getBalanceHistory: {
        parameters: {
            query?: {
                /**
                 * @description The currency; the one the person sees first unless given.
                 * @example USDT
                 */
                currency?: components["schemas"]["CurrencyCode"];
                /**
                 * @description First day of the period, inclusive, in `timeZone`.
                 * @example 2026-10-01
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Last day of the period, inclusive, in `timeZone`.
                 * @example 2026-10-31
                 */
                to?: components["parameters"]["To"];
                /**
                 * @description Time zone of the period's days: an IANA name, or an offset such as `+03:00`. A name that the server does not know is UTC.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceHistory"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getBonusProgram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tiers, and how far the person has come. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BonusProgram"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listCaseOperations: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to sort by.
                 * @example date
                 */
                sort?: "date";
                /**
                 * @description Direction of the sort; ties are broken by id.
                 * @example desc
                 */
                sortDir?: components["parameters"]["SortDir"];
                /**
                 * @description Only this currency.
                 * @example USDT
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description First day of the period, inclusive, in `timeZone`.
                 * @example 2026-10-01
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Last day of the period, inclusive, in `timeZone`.
                 * @example 2026-10-31
                 */
                to?: components["parameters"]["To"];
                /**
                 * @description Time zone of the period's days: an IANA name, or an offset such as `+03:00`. A name that the server does not know is UTC.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseOperationPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getAccountClosing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The closing of the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountClosing"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    requestAccountClosing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The closing of the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountClosing"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationRequired"];
            409: components["responses"]["ClosingNotPossible"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    cancelAccountClosing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The closing of the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountClosing"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getDataArchive: {
        parameters: {
            query?: {
                /**
                 * @description Time zone of the period's days: an IANA name, or an offset such as `+03:00`. A name that the server does not know is UTC.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": components["schemas"]["DataArchive"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationRequired"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The confirmation of this session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationState"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    confirmIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityConfirmation"];
            };
        };
        responses: {
            /** @description The session is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationState"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["IdentityRefused"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    requestConfirmationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeDelivery"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NoConfirmedContact"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            502: components["responses"]["CodeNotSent"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    createConfirmationOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the browser needs to ask for a passkey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequestOptions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    makeExchange: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per confirmed intent, kept through retries. The same key and intent give the same result, with `Idempotency-Replayed`; another intent is a 409. The order of fields and trailing zeros of amounts do not matter.
                 * @example 8c5bd7a2-1d1c-4b53-9d6a-0f4d2f7c1a90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeRequest"];
            };
        };
        responses: {
            /** @description The exchange, made. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exchange"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PhoneNotConfirmed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ExchangeConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getExchangeRate: {
        parameters: {
            query: {
                /**
                 * @description The currency to sell.
                 * @example BTC
                 */
                sourceCurrency: components["schemas"]["CurrencyCode"];
                /**
                 * @description The currency to buy.
                 * @example USDT
                 */
                targetCurrency: components["schemas"]["CurrencyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeQuote"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listOperations: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The `nextCursor` of the last answer, with the same filters and direction. `page` is then ignored, `total` is that of the first answer, and `totals` is empty, so that each part of an export costs the same. An extension.
                 * @example MDE5OGY3YzQtNjRiMC03ZTExLThmNWEtMGM5ZDJiN2U2YTQzOjQ5NA
                 */
                cursor?: string;
                /**
                 * @description Items a page. More than in other lists, for exports.
                 * @example 20
                 */
                limit?: components["parameters"]["LongLimit"];
                /**
                 * @description With `days` a page has whole days of `timeZone`, as many as fit in `limit` operations and at least one, so that a list can sum up each day. An extension.
                 * @example days
                 */
                pagesOf?: "operations" | "days";
                /**
                 * @description Asks for `breakdown`, which costs two more sums. An extension: section 2 has a list of operations, but no way to see a month at a glance.
                 * @example true
                 */
                breakdown?: boolean;
                /**
                 * @description Field to sort by.
                 * @example date
                 */
                sort?: "date";
                /**
                 * @description Direction of the sort; ties are broken by id.
                 * @example desc
                 */
                sortDir?: components["parameters"]["SortDir"];
                /**
                 * @description Only operations of this type.
                 * @example accrual
                 */
                type?: components["schemas"]["OperationType"];
                /**
                 * @description Only operations in which this happened. An extension.
                 * @example withdrawal
                 */
                kind?: components["schemas"]["OperationKind"];
                /**
                 * @description Only operations that this text names exactly: by their amount in either direction, by their day in `timeZone`, as `2026-10-02` or `02.10.2026`, by at least the first eight characters of their number or of that of their subject, or of the hash of their transfer. A text that can be none of these finds nothing. Nothing in it is a wildcard. An extension: section 2 has no way to find one operation among thousands.
                 * @example 1250.00
                 */
                search?: string;
                /**
                 * @description Only this currency.
                 * @example USDT
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description First day of the period, inclusive, in `timeZone`.
                 * @example 2026-10-01
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Last day of the period, inclusive, in `timeZone`.
                 * @example 2026-10-31
                 */
                to?: components["parameters"]["To"];
                /**
                 * @description Time zone of the period's days: an IANA name, or an offset such as `+03:00`. A name that the server does not know is UTC.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of operations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Set by an earlier sign-in of this browser. Wrong passwords from a device that signed in to the account before are counted separately, so that a stranger's guesses do not lock the owner out. It proves nothing else, and an unknown value is ignored.
                 * @example TmV2ZXItZW5kaW5nLWhlcm9ucy1pbi1hLXF1aWV0LWY
                 */
                device?: components["parameters"]["Device"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationRequired"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["ServerBusy"];
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChange"];
            };
        };
        responses: {
            /** @description The user, as they stand now. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["TokenCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProfileForbidden"];
            409: components["responses"]["AlreadyRegistered"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            502: components["responses"]["CodeNotSent"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getProtection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The protection of the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Protection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    updateOwnLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnLimitChange"];
            };
        };
        responses: {
            /** @description The protection, as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Protection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProtectionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    setAccountLock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountLockRequest"];
            };
        };
        responses: {
            /** @description The account is locked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Protection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    requestAccountUnlocking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unlocking is requested. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Protection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProtectionForbidden"];
            409: components["responses"]["UpdateConflict"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    cancelAccountUnlocking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account stays locked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Protection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    updateOnlyTheseWallets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnlyTheseWalletsChange"];
            };
        };
        responses: {
            /** @description The protection, as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Protection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ProtectionForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getInviter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The referral id of the link, or the inviter's login; the case of letters does not matter.
                 * @example viktor
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The inviter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inviter"];
                };
            };
            403: components["responses"]["CapabilityOff"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listReferrals: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to sort by.
                 * @example level
                 */
                sort?: "date" | "level" | "login" | "inviterLogin" | "personalInvestments" | "profit";
                /**
                 * @description Direction of the sort; ties are broken by id.
                 * @example desc
                 */
                sortDir?: components["parameters"]["SortDir"];
                /**
                 * @description Part of a partner's login or of their inviter's; the case of letters does not matter.
                 * @example dmi
                 */
                search?: string;
                /**
                 * @description An extension: only the partners whom this partner invited, by exact login; the case of letters does not matter. The caller's own login gives level 1. Somebody who is not in the caller's line gives an empty page.
                 * @example dmitry
                 */
                inviterLogin?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of partners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listSecurityEvents: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to sort by.
                 * @example date
                 */
                sort?: "date";
                /**
                 * @description Direction of the sort; ties are broken by id.
                 * @example desc
                 */
                sortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityEventPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSessionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    closeOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The other sessions have ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    closeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkeys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    registerPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyRegistration"];
            };
        };
        responses: {
            /** @description The passkey. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasskeyForbidden"];
            409: components["responses"]["PasskeyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["PasskeyRefused"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    createPasskeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the browser needs to make a passkey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreationOptions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasskeyForbidden"];
            409: components["responses"]["PasskeyConflict"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkey is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasskeyForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    updatePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyNameChange"];
            };
        };
        responses: {
            /** @description The passkey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PasskeyRenamingForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getPushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of this session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushSubscription"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    savePushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscriptionRequest"];
            };
        };
        responses: {
            /** @description The state of this session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushSubscription"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    removePushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session receives no pushes. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listReadOnlyKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadOnlyKeyList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    createReadOnlyKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadOnlyKeyRequest"];
            };
        };
        responses: {
            /** @description The key, the only time. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewReadOnlyKey"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ReadOnlyKeyForbidden"];
            409: components["responses"]["ReadOnlyKeyLimitReached"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    removeReadOnlyKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getSecuritySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecuritySettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    updateSecuritySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecuritySettingsChange"];
            };
        };
        responses: {
            /** @description The settings, as they stand now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecuritySettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationRequired"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getLetterSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The word; null when none is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    updateLetterSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterSettings"];
            };
        };
        responses: {
            /** @description The word, as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationRequired"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettingsChange"];
            };
        };
        responses: {
            /** @description The choices, as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotificationSettingsForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    startTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpSetup"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ConfirmationRequired"];
            409: components["responses"]["UpdateConflict"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeConfirmation"];
            };
        };
        responses: {
            /** @description It is on; the recovery codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountLocked"];
            409: components["responses"]["UpdateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["CodeRefused"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    replaceRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            /** @description The new recovery codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountLocked"];
            409: components["responses"]["UpdateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["CodeRefused"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            /** @description It is off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountLocked"];
            409: components["responses"]["UpdateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["CodeRefused"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getStatistics: {
        parameters: {
            query?: {
                /**
                 * @description The currency that leads; the one the person sees first unless given. The others follow in `others`.
                 * @example USDT
                 */
                currency?: components["schemas"]["CurrencyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getStatement: {
        parameters: {
            query: {
                /**
                 * @description The currency of the statement.
                 * @example USDT
                 */
                currency: components["schemas"]["CurrencyCode"];
                /**
                 * @description First day of the period, inclusive, in `timeZone`.
                 * @example 2026-10-01
                 */
                from: string;
                /**
                 * @description Last day of the period, inclusive, in `timeZone`.
                 * @example 2026-10-31
                 */
                to: string;
                /**
                 * @description Time zone of the period's days: an IANA name, or an offset such as `+03:00`. A name that the server does not know is UTC.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getYearlyReport: {
        parameters: {
            query: {
                /**
                 * @description The calendar year, in `timeZone`.
                 * @example 2026
                 */
                year: number;
                /**
                 * @description Time zone of the period's days: an IANA name, or an offset such as `+03:00`. A name that the server does not know is UTC.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["TimeZone"];
                /**
                 * @description The currency of the values. One of `displayCurrencies` of `GET /courses`. Without it, there are no values.
                 * @example EUR
                 */
                displayCurrency?: components["schemas"]["DisplayCurrencyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YearlyReport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getStatementDocument: {
        parameters: {
            query: {
                /**
                 * @description The currency of the statement.
                 * @example USDT
                 */
                currency: components["schemas"]["CurrencyCode"];
                /**
                 * @description First day of the period, inclusive, in `timeZone`.
                 * @example 2026-10-01
                 */
                from: string;
                /**
                 * @description Last day of the period, inclusive, in `timeZone`.
                 * @example 2026-10-31
                 */
                to: string;
                /**
                 * @description Time zone of the period's days: an IANA name, or an offset such as `+03:00`. A name that the server does not know is UTC.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["IssuedPdf"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getBalanceDocument: {
        parameters: {
            query: {
                /**
                 * @description The day, in `timeZone`.
                 * @example 2026-10-31
                 */
                date: string;
                /**
                 * @description Time zone of the period's days: an IANA name, or an offset such as `+03:00`. A name that the server does not know is UTC.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["IssuedPdf"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getOperationDocument: {
        parameters: {
            query?: {
                /**
                 * @description Time zone of the period's days: an IANA name, or an offset such as `+03:00`. A name that the server does not know is UTC.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["TimeZone"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["IssuedPdf"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getYearDocument: {
        parameters: {
            query: {
                /**
                 * @description The calendar year, in `timeZone`.
                 * @example 2026
                 */
                year: number;
                /**
                 * @description Time zone of the period's days: an IANA name, or an offset such as `+03:00`. A name that the server does not know is UTC.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["TimeZone"];
                /**
                 * @description The currency of the values. One of `displayCurrencies` of `GET /courses`. Without it, there are no values.
                 * @example EUR
                 */
                displayCurrency?: components["schemas"]["DisplayCurrencyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["IssuedPdf"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getDocumentCheck: {
        parameters: {
            query: {
                /**
                 * @description The number that is printed on the document.
                 * @example 7K3M-9QXR-2B4D
                 */
                number: string;
                /**
                 * @description The hash that is printed on the document, or at least its first 16 digits.
                 * @example 5aa144aab53bae8e
                 */
                hash: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentCheck"];
                };
            };
            403: components["responses"]["CapabilityOff"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    buySubscription: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per confirmed intent, kept through retries. The same key and intent give the same result, with `Idempotency-Replayed`; another intent is a 409. The order of fields and trailing zeros of amounts do not matter.
                 * @example 8c5bd7a2-1d1c-4b53-9d6a-0f4d2f7c1a90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionOrder"];
            };
        };
        responses: {
            /** @description The subscription, paid for. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionPurchase"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PhoneNotConfirmed"];
            409: components["responses"]["SubscriptionConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    createGuestRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGuestRequest"];
            };
        };
        responses: {
            /** @description The message is stored, and waits for an answer. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["CapabilityOff"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    createSupportPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SupportPhotoForm"];
            };
        };
        responses: {
            /** @description The photo is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewSupportPhoto"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getSupportPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportPhoto"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listSupportRequests: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportRequestPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    createSupportRequest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per confirmed intent, kept through retries. The same key and intent give the same result, with `Idempotency-Replayed`; another intent is a 409. The order of fields and trailing zeros of amounts do not matter.
                 * @example 8c5bd7a2-1d1c-4b53-9d6a-0f4d2f7c1a90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSupportRequest"];
            };
        };
        responses: {
            /** @description The request and its first message. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportThread"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SupportRequestNotSent"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getSupportRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request and its messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportThread"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    createSupportMessage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per confirmed intent, kept through retries. The same key and intent give the same result, with `Idempotency-Replayed`; another intent is a 409. The order of fields and trailing zeros of amounts do not matter.
                 * @example 8c5bd7a2-1d1c-4b53-9d6a-0f4d2f7c1a90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSupportMessage"];
            };
        };
        responses: {
            /** @description The request and its messages. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportThread"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SupportRequestClosed"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to sort by.
                 * @example date
                 */
                sort?: "date";
                /**
                 * @description Direction of the sort; ties are broken by id.
                 * @example desc
                 */
                sortDir?: components["parameters"]["SortDir"];
                /**
                 * @description Only notifications of this kind; `unread` still counts all. An extension.
                 * @example money
                 */
                kind?: components["schemas"]["NotificationKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationReading"];
            };
        };
        responses: {
            /** @description What is left to read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadNotifications"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listDeposits: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to sort by. By `status`, descending, are those awaiting completion first, then those in work, then those waiting for their start, then closed ones; within a status the newest first.
                 * @example status
                 */
                sort?: "status" | "creationDate" | "endDate" | "amount";
                /**
                 * @description Direction of the sort; ties are broken by id.
                 * @example desc
                 */
                sortDir?: components["parameters"]["SortDir"];
                /**
                 * @description Only deposits of this status, or of one of these when the parameter is repeated. That it can be repeated is an extension.
                 * @example [
                 *       "in_work"
                 *     ]
                 */
                status?: components["schemas"]["DepositStatus"][];
                /**
                 * @description Only this currency.
                 * @example USDT
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deposits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    createDeposit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per confirmed intent, kept through retries. The same key and intent give the same result, with `Idempotency-Replayed`; another intent is a 409. The order of fields and trailing zeros of amounts do not matter.
                 * @example 8c5bd7a2-1d1c-4b53-9d6a-0f4d2f7c1a90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositRequest"];
            };
        };
        responses: {
            /** @description The deposit. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposit"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PhoneNotConfirmed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DepositNotCreated"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposit"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    updateDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositChange"];
            };
        };
        responses: {
            /** @description The deposit, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposit"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["DepositChangeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["UpdateConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    previewDepositClosing: {
        parameters: {
            query?: {
                /**
                 * @description The part of the body that would be closed, in the plan's currency. Without it, the whole. An amount out of `parts` answers 422.
                 * @example 400
                 */
                amount?: components["schemas"]["DecimalString"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both receipts, and with a part also what remains. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositClosing"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DepositNotClosed"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    closeDepositPart: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per confirmed intent, kept through retries. The same key and intent give the same result, with `Idempotency-Replayed`; another intent is a 409. The order of fields and trailing zeros of amounts do not matter.
                 * @example 8c5bd7a2-1d1c-4b53-9d6a-0f4d2f7c1a90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositPartRequest"];
            };
        };
        responses: {
            /** @description The part, a closed deposit. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposit"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["DepositPartForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DepositNotClosed"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    closeDeposit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per confirmed intent, kept through retries. The same key and intent give the same result, with `Idempotency-Replayed`; another intent is a 409. The order of fields and trailing zeros of amounts do not matter.
                 * @example 8c5bd7a2-1d1c-4b53-9d6a-0f4d2f7c1a90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposit, closed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deposit"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PhoneNotConfirmed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["DepositNotClosed"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listRefills: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to sort by.
                 * @example date
                 */
                sort?: "date" | "amount";
                /**
                 * @description Direction of the sort; ties are broken by id.
                 * @example desc
                 */
                sortDir?: components["parameters"]["SortDir"];
                /**
                 * @description Only this currency.
                 * @example USDT
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description First day of the period, inclusive, in `timeZone`.
                 * @example 2026-10-01
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Last day of the period, inclusive, in `timeZone`.
                 * @example 2026-10-31
                 */
                to?: components["parameters"]["To"];
                /**
                 * @description Time zone of the period's days: an IANA name, or an offset such as `+03:00`. A name that the server does not know is UTC.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of refills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefillPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    createRefill: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per confirmed intent, kept through retries. The same key and intent give the same result, with `Idempotency-Replayed`; another intent is a 409. The order of fields and trailing zeros of amounts do not matter.
                 * @example 8c5bd7a2-1d1c-4b53-9d6a-0f4d2f7c1a90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefillRequest"];
            };
        };
        responses: {
            /** @description The refill, waiting for its transfer. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refill"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PhoneNotConfirmed"];
            409: components["responses"]["RefillNotCreated"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getRefill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refill. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refill"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    cancelRefill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refill, cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refill"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["UpdateConflict"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    requestWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per confirmed intent, kept through retries. The same key and intent give the same result, with `Idempotency-Replayed`; another intent is a 409. The order of fields and trailing zeros of amounts do not matter.
                 * @example 8c5bd7a2-1d1c-4b53-9d6a-0f4d2f7c1a90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        responses: {
            /** @description The payment request, waiting for its code. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalConfirmation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WithdrawalNotAllowed"];
            409: components["responses"]["WithdrawalConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            502: components["responses"]["CodeNotSent"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    validateWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per confirmed intent, kept through retries. The same key and intent give the same result, with `Idempotency-Replayed`; another intent is a 409. The order of fields and trailing zeros of amounts do not matter.
                 * @example 8c5bd7a2-1d1c-4b53-9d6a-0f4d2f7c1a90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalValidation"];
            };
        };
        responses: {
            /** @description The withdrawal, pending. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WithdrawalNotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WithdrawalConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["CodeRefused"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Field to sort by.
                 * @example date
                 */
                sort?: "date" | "amount";
                /**
                 * @description Direction of the sort; ties are broken by id.
                 * @example desc
                 */
                sortDir?: components["parameters"]["SortDir"];
                /**
                 * @description Only withdrawals of this status; `all` for every one.
                 * @example all
                 */
                status?: "all" | "pending" | "successful" | "on_inspection" | "rejected" | "error";
                /**
                 * @description Only this currency.
                 * @example USDT
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description First day of the period, inclusive, in `timeZone`.
                 * @example 2026-10-01
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Last day of the period, inclusive, in `timeZone`.
                 * @example 2026-10-31
                 */
                to?: components["parameters"]["To"];
                /**
                 * @description Time zone of the period's days: an IANA name, or an offset such as `+03:00`. A name that the server does not know is UTC.
                 * @example Europe/Moscow
                 */
                timeZone?: components["parameters"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of withdrawals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    createWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per confirmed intent, kept through retries. The same key and intent give the same result, with `Idempotency-Replayed`; another intent is a 409. The order of fields and trailing zeros of amounts do not matter.
                 * @example 8c5bd7a2-1d1c-4b53-9d6a-0f4d2f7c1a90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        responses: {
            /** @description The payment request, waiting for its code. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Deprecation: components["headers"]["Deprecation"];
                    Link: components["headers"]["SuccessorLink"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalConfirmation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["WithdrawalNotAllowed"];
            409: components["responses"]["WithdrawalConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            502: components["responses"]["CodeNotSent"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getWithdrawalConditions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conditions that apply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalConditions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per confirmed intent, kept through retries. The same key and intent give the same result, with `Idempotency-Replayed`; another intent is a 409. The order of fields and trailing zeros of amounts do not matter.
                 * @example 8c5bd7a2-1d1c-4b53-9d6a-0f4d2f7c1a90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawal, cancelled. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["UpdateConflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listCases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CryptoCaseList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getCaseLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseLimits"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    updateCaseLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseLimitsChange"];
            };
        };
        responses: {
            /** @description The limits, as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseLimits"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CaseForbidden"];
            409: components["responses"]["CaseLimitsConflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    saveCaseWelcome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remembered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CapabilityOff"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    openCase: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per confirmed intent, kept through retries. The same key and intent give the same result, with `Idempotency-Replayed`; another intent is a 409. The order of fields and trailing zeros of amounts do not matter.
                 * @example 8c5bd7a2-1d1c-4b53-9d6a-0f4d2f7c1a90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseOpeningRequest"];
            };
        };
        responses: {
            /** @description The prize, credited. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseOpening"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CaseForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CaseNotOpened"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listNews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The news. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsList"];
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getNewsItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsItem"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listStrategies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The strategies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrategyList"];
                };
            };
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    listLiabilities: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Direction of the sort; ties are broken by id.
                 * @example desc
                 */
                sortDir?: components["parameters"]["SortDir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of snapshots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiabilitySnapshotPage"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getLiabilities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiabilitySnapshot"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
    getLiabilityProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiabilityProof"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["TechnicalWork"];
        };
    };
}
