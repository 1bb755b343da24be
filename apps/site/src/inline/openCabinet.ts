/**
 * Runs in the head of a page of the cabinet, before its skeleton is painted and long before the app is loaded. A guest goes to the
 * sign-in. For anybody else it sends the calls of the page, and says what the skeleton shows of this user.
 */
import { pageParts } from '@meridian/page-parts';
import { isEmailNoticePostponed } from '@meridian/web/email-notice';
import { sendEarly } from '@meridian/web/early-calls';
import { loginAddress } from '@meridian/web/return-address';
import { readUser } from '@meridian/web/persisted-user';
import { readToken } from '@meridian/web/token-cookie';
import { readOpening } from '@meridian/web/opening';

const page = document.documentElement;
const { dataset, lang } = page;
const { login, calls } = readOpening();
const { pathname, search } = window.location;
const user = readUser();
const token = readToken();

if (!user || !token) {
  dataset.opening = 'guest';
  window.location.replace(loginAddress(login, pathname + search));
} else {
  if (!user.emailConfirmed && !isEmailNoticePostponed(user.id)) page.setAttribute(pageParts.notice, 'email');
  // A query can change what the page asks for.
  if (search === '') sendEarly(calls, token, lang);
}
