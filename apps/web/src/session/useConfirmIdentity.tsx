import type { ConfirmIdentity } from '@meridian/api-client/react';
import { type Language, loadMessages } from '@meridian/i18n';
import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import { i18nOf } from '../language/messages.ts';
import { useLanguage } from '../language/useLanguage.ts';

interface Question {
  readonly Dialog: ComponentType<{ onClose: (isConfirmed: boolean) => void }>;
  readonly response: (isConfirmed: boolean) => void;
}

/** One file for all dialogs. With a destructured `import()` the bundler splits them, and their parts join other pages. */
const loadDialogs = () => import('@meridian/feature-auth/dialogs');

async function loadDialog(language: Language): Promise<Question['Dialog']> {
  const { ConfirmIdentityDialog } = await loadDialogs();
  await loadMessages(i18nOf(language));
  return ConfirmIdentityDialog;
}

/** Asks for the confirmation that a sensitive change needs, in a dialog over the page. The dialog is loaded when it is needed. */
export function useConfirmIdentity(): readonly [ConfirmIdentity, dialog: ReactNode] {
  const language = useLanguage();
  const [question, setQuestion] = useState<Question>();
  const pending = useRef<Promise<boolean>>(undefined);

  const ask = useCallback(async () => {
    try {
      const Dialog = await loadDialog(language);
      return await new Promise<boolean>((response) => setQuestion({ Dialog, response }));
    } catch {
      // The dialog could not be loaded: the form reports that the change was not confirmed.
      return false;
    } finally {
      pending.current = undefined;
      setQuestion(undefined);
    }
  }, [language]);
  // Changes that need it at the same time share one question.
  const confirmIdentity = useCallback(() => (pending.current ??= ask()), [ask]);

  return [confirmIdentity, question && <question.Dialog onClose={question.response} />];
}
