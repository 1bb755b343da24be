import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { authGuestHandlers, authInvestorHandlers, authPasswordHandlers } from './auth/auth.handlers.ts';
import { securityEventHandlers } from './auth/securityEvents.ts';
import { balanceHandlers } from './balance/balance.handlers.ts';
import { casesHandlers } from './cases/cases.handlers.ts';
import { closingHandlers } from './closing/closing.handlers.ts';
import { archiveHandlers } from './archive/archive.handlers.ts';
import { coursesHandlers } from './courses/courses.handlers.ts';
import { contentHandlers } from './content/content.handlers.ts';
import type { ControlOptions } from './control/control.ts';
import { documentsGuestHandlers, documentsHandlers } from './documents/documents.handlers.ts';
import { depositHandlers } from './deposit/deposit.handlers.ts';
import { type ApiOptions, createApi } from './http/api.ts';
import { drainBody } from './http/drainBody.ts';
import { createHealth, requireReady, refuseOutsideApi } from './http/readiness.ts';
import { ProblemError } from './core/ProblemError.ts';
import { notificationHandlers } from './notification/notification.handlers.ts';
import { operationsHandlers } from './operations/operations.handlers.ts';
import { partnerGuestHandlers, partnerHandlers } from './partner/partner.handlers.ts';
import { passkeysGuestHandlers, passkeysHandlers } from './auth/passkeys/passkeys.handlers.ts';
import { pushHandlers } from './notification/push.handlers.ts';
import { readOnlyKeysHandlers } from './auth/readOnlyKeys.handlers.ts';
import { paymentHandlers } from './payment/payment.handlers.ts';
import { planResultsHandlers } from './planResults/planResults.handlers.ts';
import { protectionHandlers } from './user/protection.handlers.ts';
import { savedWalletHandlers } from './user/savedWallets.handlers.ts';
import { liabilitiesGuestHandlers, liabilitiesHandlers } from './liabilities/liabilities.handlers.ts';
import { refillHandlers } from './refill/refill.handlers.ts';
import { guestRequestsHandlers } from './support/guestRequests.handlers.ts';
import { supportHandlers } from './support/support.handlers.ts';
import { totpGuestHandlers, totpHandlers } from './auth/totp.handlers.ts';
import { settingsHandlers } from './settings/settings.handlers.ts';
import { userGuestHandlers, userHandlers } from './user/user.handlers.ts';
import { verificationHandlers } from './verification/submitVerification.ts';
import { exchangeHandlers } from './exchange/makeExchange.ts';

/** Handlers by `operationId`. */
const handlers = {
  guests: {
    ...authGuestHandlers,
    ...contentHandlers,
    ...coursesHandlers,
    ...documentsGuestHandlers,
    ...guestRequestsHandlers,
    ...planResultsHandlers,
    ...liabilitiesGuestHandlers,
    ...partnerGuestHandlers,
    ...passkeysGuestHandlers,
    ...settingsHandlers,
    ...totpGuestHandlers,
    ...userGuestHandlers,
  },
  passwords: authPasswordHandlers,
  investors: {
    ...authInvestorHandlers,
    ...archiveHandlers,
    ...closingHandlers,
    ...securityEventHandlers,
    ...balanceHandlers,
    ...casesHandlers,
    ...depositHandlers,
    ...documentsHandlers,
    ...exchangeHandlers,
    ...liabilitiesHandlers,
    ...notificationHandlers,
    ...operationsHandlers,
    ...partnerHandlers,
    ...passkeysHandlers,
    ...paymentHandlers,
    ...protectionHandlers,
    ...savedWalletHandlers,
    ...pushHandlers,
    ...readOnlyKeysHandlers,
    ...refillHandlers,
    ...supportHandlers,
    ...totpHandlers,
    ...userHandlers,
    ...verificationHandlers,
  },
};

type AppOptions = Omit<ApiOptions, keyof typeof handlers> & {
  /** Undefined leaves the controls out: their modules are not loaded, and their addresses are unknown. */
  readonly controls: ControlOptions | undefined;
};

export async function createApp({
  controls,
  ...options
}: AppOptions): Promise<Hono<{ Bindings: HttpBindings }>> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(drainBody());
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
      },
      // For browsers that do not read frame-ancestors.
      xFrameOptions: 'DENY',
      // The sandbox serves plain http; a proxy with https sets this itself.
      strictTransportSecurity: false,
    }),
  );
  app.route('/', createHealth(options.database, options.life));
  // Browsers request it with the pages of the control plane.
  if (controls) app.get('/favicon.ico', (context) => context.body(null, 204));
  app.use(requireReady(options.life));
  app.route('/api', createApi({ ...options, ...handlers }));
  if (controls) {
    const { createControl } = await import('./control/control.ts');
    app.route('/sandbox', createControl(controls));
  }
  app.notFound((context) => refuseOutsideApi(context, new ProblemError('not_found')));
  return app;
}
