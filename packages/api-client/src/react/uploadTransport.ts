/** Bytes of a request's body: those that have left the browser, and all of them. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

/** The headers as `getAllResponseHeaders` returns them: a line each. */
function headersOf(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  return headers;
}

/** A `Response` must not have a body with these statuses. */
const isBodiless = (status: number) => status === 204 || status === 205 || status === 304;

/**
 * Sends a form like `fetch`, and reports the sent bytes, which `fetch` cannot. The request's own body is ignored: the browser
 * must write the boundary of the form itself.
 */
export function uploadTransport(form: FormData, onProgress: (progress: UploadProgress) => void) {
  return ({ method, url, headers, signal }: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      const fail = () => reject(signal.aborted ? signal.reason : new TypeError('The upload failed'));
      xhr.open(method, url);
      headers.forEach((value, name) => {
        if (name !== 'content-type') xhr.setRequestHeader(name, value);
      });
      xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ sent: loaded, total }));
      xhr.addEventListener('error', fail);
      xhr.addEventListener('abort', fail);
      xhr.addEventListener('load', () => {
        const body = isBodiless(xhr.status) ? null : xhr.responseText;
        resolve(new Response(body, { status: xhr.status, headers: headersOf(xhr.getAllResponseHeaders()) }));
      });
      if (signal.aborted) return fail();
      signal.addEventListener('abort', () => xhr.abort());
      xhr.send(form);
      return undefined;
    });
}
