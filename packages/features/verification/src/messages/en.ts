/** The messages of this feature. The source: every other language has these keys. */
export const en = {
  loading: 'Loading your verification',
  about:
    'Verification confirms that the account is yours. Refills, deposits and withdrawals work without it, though the user agreement allows us to ask for it. We use the photos only for the check, and the site shows them nowhere.',
  person: { title: 'About you' },
  field: {
    fullName: 'Full name',
    fullNameHint: 'As in your document.',
    dateOfBirth: 'Date of birth',
    dateOfBirthHint: 'For example, 17 April 1990.',
    familyStatus: 'Family status',
    documentNumber: 'Document number',
    documentNumberHint: 'From your passport or identity card, with any letters before the number.',
  },
  missing: {
    fullName: 'Enter your full name.',
    dateOfBirth: 'Enter your date of birth.',
    familyStatus: 'Choose your family status.',
    documentNumber: 'Enter the document number.',
  },
  date: {
    unreadable: 'Check the date. Write the month as a word: 17 April 1990.',
    ambiguous: 'This could be {{first}} or {{second}}. Enter the month as a word.',
    outside_one: 'You can be verified from the age of {{count}}. Check the date.',
    outside_other: 'You can be verified from the age of {{count}}. Check the date.',
  },
  familyStatus: {
    single: 'Single',
    married: 'Married',
    divorced: 'Divorced',
    widowed: 'Widowed',
  },
  photo: {
    title: 'Photos',
    about:
      'Check each photo before you send it: all letters and digits must be readable, and no edge cut off.',
    photoOfDocument: {
      label: 'Photo of the document',
      hint: 'The page with your photo and name, in full.',
    },
    photoOfLogin: {
      label: 'Photo with your login',
      hint: 'You, holding a sheet of paper with your login written by hand.',
    },
    photoOfWallet: {
      label: 'Photo of the wallet',
      hint: 'A screenshot or photo of the wallet you withdraw to. The address must be visible.',
    },
    rules: '{{formats}}, up to {{size}}.',
    required: 'Add this photo.',
    choose: 'Choose a photo',
    chooseAnother: 'Choose another photo',
    drop: 'or drop it here',
    ready: 'not sent yet',
    remove: 'Remove {{name}}',
  },
  refused: {
    type: 'The format of “{{name}}” does not work here. Choose {{formats}}.',
    not_a_photo: 'We could not open “{{name}}” as a photo. Choose {{formats}}.',
    heic: '“{{name}}” is in the HEIC format. On an iPhone choose Settings › Camera › Formats › Most compatible and take the photo again, or save this one as JPEG.',
    unreadable:
      '“{{name}}” cannot be opened: it is damaged, or was moved. Choose it again or take another photo.',
    empty: '“{{name}}” is empty. Choose another file.',
    size: '“{{name}}” is larger than {{size}}. Take the photo at a lower resolution.',
    count: 'Only one photo is needed here. “{{name}}” was not added.',
    folder: '“{{name}}” is a folder. Open it and choose one photo.',
  },
  submit: 'Send for verification',
  upload: {
    sending: 'Sending the form',
    answering: 'Everything is sent, and we are checking the photos',
    bytes: '{{sent}} of {{total}}',
    stay: 'Keep this page open until the form is sent.',
    cancel: 'Cancel the upload',
    cancelled: 'The upload is cancelled',
    cancelledBody: 'The form was not sent. Your answers and photos are still here.',
  },
  inProcess: {
    title: 'We are checking your documents',
    body: 'We will tell you the decision. You do not need to do anything until then.',
  },
  success: {
    title: 'Your account is verified',
    body: 'If your name or document changes, <support>write to support</support>.',
  },
  denied: {
    title: 'You did not pass verification',
    noReason: 'No reason was given.',
    nextUnknown:
      '<support>Write to support</support> to learn the reason, or send the form again: you have to add the document number and the photos again.',
    next: 'Correct what is named above and send the form again. You have to add the document number and the photos again. If something is unclear, <support>write to support</support>.',
  },
  sent: 'What you sent',
  submitted: 'Sent',
  decided: 'Decided',
} as const;
