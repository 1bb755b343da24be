import { ConfirmPhoneDialog } from '@meridian/feature-auth/dialogs';
import { messages } from '@meridian/feature-auth/messages';
import { useLanguage } from '../language/useLanguage.ts';
import { useMessages } from '../language/useMessages.ts';
import { usePaths } from '../routes/paths.ts';
import { startSession, updateUser } from '../session/session.ts';

/** Asks for the phone's code over a page of the cabinet. */
export default function ConfirmPhone({ onClose }: { onClose: () => void }) {
  useMessages(authMessages);
  const language = useLanguage();
  const paths = usePaths();
  return (
    <ConfirmPhoneDialog
      language={language}
      hrefs={{ forgotPassword: paths.forgotPassword }}
      onConfirmed={startSession}
      onCorrected={updateUser}
      onClose={onClose}
    />
  );
}

const authMessages = [messages];
