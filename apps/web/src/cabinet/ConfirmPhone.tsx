import { ConfirmPhoneDialog } from '@meridian/feature-auth/dialogs';
import { startSession, updateUser } from '../session/session.ts';

/** Asks for the phone's code over a page of the cabinet. */
export default function ConfirmPhone({ onClose }: { onClose: () => void }) {
  return <ConfirmPhoneDialog onConfirmed={startSession} onCorrected={updateUser} onClose={onClose} />;
}
