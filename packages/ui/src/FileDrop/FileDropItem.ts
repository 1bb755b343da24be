/** A file and its upload state. The host uploads it and updates the state. */
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
