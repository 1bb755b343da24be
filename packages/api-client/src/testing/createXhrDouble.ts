/** An upload that a test responds to. */
export interface DoubledUpload {
  /** Method, URL and headers; the signal aborts when the upload is aborted. Its body is not set. */
  readonly request: Request;
  readonly form: FormData;
  /** Reports sent bytes to the page. */
  readonly report: (sent: number, total: number) => void;
}

/**
 * A class to use as `XMLHttpRequest` for uploads, because jsdom sends no forms and reports no progress. A thrown error is a
 * lost connection.
 */
export function createXhrDouble(response: (upload: DoubledUpload) => Promise<Response>) {
  return class XhrDouble extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    readonly #headers = new Headers();
    readonly #stop = new AbortController();
    #received = new Headers();
    #method = 'GET';
    #url = '';

    open(method: string, url: string): void {
      [this.#method, this.#url] = [method, url];
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    getAllResponseHeaders(): string {
      return [...this.#received].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }

    abort(): void {
      this.#stop.abort();
      this.dispatchEvent(new Event('abort'));
    }

    send(form: FormData): void {
      const { signal } = this.#stop;
      const request = new Request(this.#url, { method: this.#method, headers: this.#headers, signal });
      const report = (loaded: number, total: number) =>
        void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
      response({ request, form, report }).then(
        async (response) => {
          this.status = response.status;
          this.#received = response.headers;
          this.responseText = await response.text();
          return signal.aborted || this.dispatchEvent(new Event('load'));
        },
        () => signal.aborted || this.dispatchEvent(new Event('error')),
      );
    }
  };
}
