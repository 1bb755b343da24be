/**
 * Runs in the head of a page of the cabinet, before its skeleton is painted and long before the app is loaded. A guest goes to the
 * sign-in. For anybody else it sends the calls of the page, and says what the skeleton shows of this person.
 */
import { isEmailNoticePostponed } from '../../cabinet/emailNotice.ts';
import { sendEarly } from '../../earlyCalls.ts';
import { loginAddress } from '../../routes/returnAddress.ts';
import { readUser } from '../../session/persistedUser.ts';
import { readToken } from '../../session/tokenCookie.ts';
import { readOpening } from '../opening.ts';

const { dataset, lang } = document.documentElement;
const { login, calls } = readOpening();
const { pathname, search } = window.location;
const user = readUser();
const token = readToken();

if (!user || !token) {
  dataset.opening = 'guest';
  window.location.replace(loginAddress(login, pathname + search));
} else {
  if (!user.emailConfirmed && !isEmailNoticePostponed(user.id)) dataset.notice = 'email';
  // A query can change what the page asks for.
  if (search === '') sendEarly(calls, token, lang);
}
