export {
  ConfirmIdentityDialog,
  type ConfirmIdentityDialogProps,
} from './confirm-identity/ConfirmIdentityDialog.tsx';
export { ConfirmPhoneDialog, type ConfirmPhoneDialogProps } from './confirm-phone/ConfirmPhoneDialog.tsx';
export { SignInAgainDialog, type SignInAgainDialogProps } from './login/SignInAgainDialog.tsx';
