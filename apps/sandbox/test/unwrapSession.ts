import { type Schema, unwrap } from '@meridian/api-client';

/** The session of a sign-in to an account without a second factor. */
export async function unwrapSession(
  call: Parameters<typeof unwrap<SignInResponse>>[0],
): Promise<Schema<'Session'>> {
  const response = await unwrap(call);
  if ('challenge' in response) throw new Error('The account has a second factor.');
  return response;
}

type SignInResponse =
  | {
      readonly data: Readonly<Schema<'Session'> | Schema<'SecondFactorNeeded'>>;
      readonly response: Response;
    }
  | { readonly data?: undefined; readonly error: unknown; readonly response: Response };
