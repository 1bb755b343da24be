import type { Schema } from '@meridian/api-client';
import type { RelyingParty } from '../core/RelyingParty.ts';
import type { TelegramBot } from '../telegram/telegramBot.ts';
import type { GuestHandlers } from '../calls/handlers.ts';
import type { CompanySettings, PaymentSystem, Plan } from '../core/CompanySettings.ts';
import { getPauseHours } from '../protection/pause.ts';
import { isOnOffer } from './isOnOffer.ts';

type Language = Schema<'Language'>;

export function serializePlan(
  plan: Plan,
  { capabilities }: Pick<CompanySettings, 'capabilities'>,
  language: Language,
): Schema<'DepositPlan'> {
  const { onOffer: _onOffer, partialClose, ...rest } = plan;
  const shown = { ...rest, name: plan.name[language], description: plan.description[language] };
  return partialClose === undefined || !capabilities.partialClosing ? shown : { ...shown, partialClose };
}

function serializeSystem(
  { payment: _payment, explorer, ...system }: PaymentSystem,
  { capabilities }: CompanySettings,
  language: Language,
): Schema<'PaymentSystem'> {
  const shown = { ...system, name: system.name[language] };
  return explorer && capabilities.explorers ? { ...shown, explorer } : shown;
}

function settingOf(
  settings: CompanySettings,
  key: Schema<'SettingKey'>,
  language: Language,
  relyingParty: RelyingParty | undefined,
): Schema<'Setting'> {
  if (key === 'auth') return { ...settings.auth, passkeyDomain: relyingParty?.domain ?? null };
  if (key === 'refill') return { ...settings.refill, waitingRefills: settings.waitingRefills };
  if (key === 'exchange') return { ...settings.exchange, feePercent: settings.exchangeFeePercent };
  if (key === 'withdrawal') return { ...settings.withdrawal, securityPauseHours: getPauseHours(settings) };
  if (key !== 'contacts') return settings[key];
  const { address, workingHours, operator, licence, jurisdiction, supportHours, ...rest } = settings.contacts;
  return {
    ...rest,
    supportHours: supportHours ?? null,
    address: address?.[language] ?? null,
    workingHours: workingHours?.[language] ?? null,
    operator: operator?.[language] ?? null,
    licence: licence?.[language] ?? null,
    jurisdiction: jurisdiction?.[language] ?? null,
  };
}

/** The sign-in page of Telegram or of its stand-in. The id of a bot is the number before the colon of its token. */
function signInUrlOf(bot: TelegramBot): string | null {
  switch (bot.kind) {
    case 'configured':
      return `https://oauth.telegram.org/auth?bot_id=${bot.token.replace(/:.*/, '')}`;
    case 'stand-in':
      return '/sandbox/telegram';
    case 'none':
      return null;
  }
}

function serializeTelegram(
  { available, bot }: CompanySettings['telegram'],
  telegramBot: TelegramBot,
): Schema<'TelegramAuthAvailable'> {
  const signInUrl = available ? signInUrlOf(telegramBot) : null;
  return signInUrl === null
    ? { available: false, bot: null, signInUrl }
    : { available: true, bot, signInUrl };
}

export const settingsHandlers: GuestHandlers = {
  getSetting: async ({ settings, path, language, relyingParty }) => ({
    status: 200,
    body: settingOf(settings, path.key, language, relyingParty),
  }),
  listPlans: async ({ settings, now, language }) => ({
    status: 200,
    body: {
      date: now.toISOString(),
      items: settings.plans
        .filter((plan) => isOnOffer(plan, settings))
        .map((plan) => serializePlan(plan, settings, language)),
    },
  }),
  listPaymentSystems: async ({ settings, language }) => ({
    status: 200,
    body: { items: settings.paymentSystems.map((system) => serializeSystem(system, settings, language)) },
  }),
  listSubscriptionOptions: async ({ settings, language }) => ({
    status: 200,
    body: {
      items: settings.subscriptionOptions.map((option) => ({
        ...option,
        name: option.name[language],
        description: option.description[language],
      })),
      trialDays: settings.subscriptionTrialDays,
    },
  }),
  getTechnicalWork: async ({ settings: { technicalWork }, language }) => ({
    status: 200,
    body: { ...technicalWork, message: technicalWork.message?.[language] ?? null },
  }),
  getTelegramAvailability: async ({ settings: { telegram }, telegramBot }) => ({
    status: 200,
    body: serializeTelegram(telegram, telegramBot),
  }),
};
