/** The only tab of a browser. Each driver can do this little. */
export interface Tab {
  /** Opens an address and waits until it is loaded. */
  open: (address: string) => Promise<void>;
  /** The value of a JavaScript expression in the page. */
  run: (expression: string) => Promise<unknown>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}
