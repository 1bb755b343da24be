import { invalid } from './Refusal.ts';
import { ClientDisconnected } from './readUpTo.ts';

/** JSON between systems is UTF-8 (RFC 8259); nothing is put in the place of bytes that are not. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

function isUtf8(contentType: string): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

/** The JSON of a body, or the text that stands for one that is empty. Throws a refusal where it is none. */
export async function readJson(request: Request, whenEmpty = ''): Promise<unknown> {
  const bytes = await request.arrayBuffer().catch((cause: unknown) => {
    throw new ClientDisconnected({ cause });
  });
  try {
    if (!isUtf8(request.headers.get('content-type') ?? '')) throw new TypeError('This is no UTF-8.');
    return JSON.parse(bytes.byteLength === 0 ? whenEmpty : utf8.decode(bytes));
  } catch {
    throw invalid({ body: 'malformed' });
  }
}
