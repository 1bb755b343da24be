import type { Schema } from '@meridian/api-client';
import { ConfirmPhoneDialog } from '@meridian/feature-auth/dialogs';
import { startSession, updateUser } from '../session/session.ts';
import { useSignOut } from '../session/useSignOut.ts';

/** Asks for the phone's code over a page of the cabinet. */
export default function ConfirmPhone({ user }: { user: Schema<'User'> }) {
  return (
    <ConfirmPhoneDialog
      phone={user.phone}
      onConfirmed={startSession}
      onChanged={updateUser}
      onSignOut={useSignOut()}
    />
  );
}
