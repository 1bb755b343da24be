import type { OperationId } from '@meridian/api-client/contract';
import type { Bucket } from './callLimits.ts';

/**
 * Which limits a call counts against: sign-ins, look-ups of logins and codes can be guessed by trying often, forms with
 * photos are large, and every quote is kept.
 */
export function bucketsOf(id: OperationId, address: string, investorId: string | undefined): Bucket[] {
  switch (id) {
    case 'logIn':
    case 'registerUser':
    case 'logInWithTelegram':
    case 'registerWithTelegram':
    case 'requestPasswordReset':
    case 'validatePasswordReset':
    case 'getInviter':
      return [{ limit: 'address', of: address }];
    case 'confirmPhone':
    case 'resendPhoneCode':
    case 'confirmEmail':
    case 'resendEmailCode':
    case 'setPassword':
    case 'changePassword':
    case 'requestWithdrawal':
    case 'createWithdrawal':
    case 'validateWithdrawal':
      return investorId === undefined ? [] : [{ limit: 'code', of: investorId }];
    case 'getExchangeRate':
      return investorId === undefined ? [] : [{ limit: 'quote', of: investorId }];
    case 'submitVerification':
      return investorId === undefined ? [] : [{ limit: 'upload', of: investorId }];
    default:
      return [];
  }
}
