/** The words of the way in. The source: every other language has these keys. */
export const en = {
  field: {
    login: 'Login',
    loginHint: 'Latin letters and digits, from {{minimum}} to {{maximum}} characters.',
    email: 'E-mail',
    phone: 'Phone',
    phoneHint: 'With the country code, for example {{example}}. We will send a code to it.',
    password: 'Password',
    passwordHint_one:
      'At least {{count}} character. A few unrelated words are easy to remember and hard to guess.',
    passwordHint_other:
      'At least {{count}} characters. A few unrelated words are easy to remember and hard to guess.',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    passwordConfirmation: 'Password again',
    agreement: 'I accept the user agreement and the public offer',
    code: 'Code',
    missing: {
      phone: 'Enter your phone number.',
      password: 'Enter a password.',
      ownPassword: 'Enter your password.',
      passwordConfirmation: 'Repeat the password.',
      code: 'Enter the code from the message.',
    },
    codeIncomplete_one: 'The code has {{count}} digit.',
    codeIncomplete_other: 'The code has {{count}} digits.',
  },
  logIn: {
    title: 'Log in',
    submit: 'Log in',
    pending: 'Logging in',
    noAccount: 'No account yet?',
    register: 'Register',
    expired: {
      title: 'Your session has ended',
      body: 'Log in again to continue where you were.',
    },
    cookiesBlocked: {
      title: 'Your browser blocks cookies',
      body: 'The server accepted your details, but without cookies this site cannot keep you logged in. Allow cookies for this site in the browser’s settings, then log in again.',
    },
  },
  register: {
    title: 'Register',
    submit: 'Register',
    pending: 'Registering',
    trial_one:
      'Registration gives you {{count}} day of subscription for free. Nothing is charged when it ends.',
    trial_other:
      'Registration gives you {{count}} days of subscription for free. Nothing is charged when they end.',
    hasAccount: 'Already have an account?',
    logIn: 'Log in',
    unanswered:
      'If the account was made before the connection failed, your login will be reported as already registered: then just log in.',
    inviter: {
      label: 'Invited by',
      loading: 'Looking up who invited you',
      unknown: {
        title: 'There is no inviter “{{inviter}}”',
        body: 'Check the link you were given, or register without an inviter.',
      },
      unchecked: {
        title: 'We could not check who invited you',
        body: 'The inviter in your link, “{{inviter}}”, will be checked when you register.',
        retry: 'Check again',
      },
    },
  },
  confirmPhone: {
    title: 'Confirm your phone',
    lead: 'Enter the code that we sent to {{phone}}.',
    lifetime_one: 'A code works once, for {{count}} minute.',
    lifetime_other: 'A code works once, for {{count}} minutes.',
    submit: 'Confirm',
    pending: 'Checking the code',
    loading: 'Loading the form',
    resend: 'Send a new code',
    resending: 'Sending a new code',
    resent: {
      title: 'A new code is on its way to {{sentTo}}',
      body: 'Codes sent before it no longer work.',
    },
    wait_one: 'You can ask for another code in {{count}} second.',
    wait_other: 'You can ask for another code in {{count}} seconds.',
    alreadyConfirmed: {
      title: 'This phone is already confirmed',
      body: 'It was probably done in another window. Sign out and log in again to continue.',
    },
    signOut: 'Sign out',
  },
} as const;
