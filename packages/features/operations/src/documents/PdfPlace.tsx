import { Button, DownloadIcon } from '@meridian/ui';

/** The place of a button until its code is loaded. Its name is the same in every language. */
export const PdfPlace = () => (
  <Button icon={DownloadIcon} isDisabled>
    PDF
  </Button>
);
