/** A file of the list and where it is on its way; the host sends it and says so. */
export type FileDropItem = { id: string; file: File } & (
  | { status: 'ready' }
  | {
      status: 'sending';
      /** From 0 to 100. */
      percent: number;
    }
  | { status: 'sent' }
  | {
      status: 'failed';
      /** What went wrong and what to do, in a sentence. */
      reason: string;
    }
);
