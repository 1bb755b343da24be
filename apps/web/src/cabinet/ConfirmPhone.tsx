import { ConfirmPhoneDialog } from '@meridian/feature-auth/dialogs';
import { messages } from '@meridian/feature-auth/messages';
import { useMessages } from '../language/useMessages.ts';
import { startSession, updateUser } from '../session/session.ts';

/** Asks for the phone's code over a page of the cabinet. */
export default function ConfirmPhone({ onClose }: { onClose: () => void }) {
  useMessages(authMessages);
  return <ConfirmPhoneDialog onConfirmed={startSession} onCorrected={updateUser} onClose={onClose} />;
}

const authMessages = [messages];
