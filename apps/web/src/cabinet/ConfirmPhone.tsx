import { ConfirmPhoneDialog } from '@meridian/feature-auth/dialogs';
import { startSession, updateUser } from '../session/session.ts';

/** Asks for the phone's code over a page of the cabinet. */
export default function ConfirmPhone({ phone, onClose }: { phone: string; onClose: () => void }) {
  return (
    <ConfirmPhoneDialog phone={phone} onConfirmed={startSession} onChanged={updateUser} onClose={onClose} />
  );
}
