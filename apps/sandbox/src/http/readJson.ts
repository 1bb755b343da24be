import { invalid } from '../core/ProblemError.ts';
import { ClientDisconnected } from './readUpTo.ts';

/** JSON is UTF-8 (RFC 8259); invalid bytes are an error. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

function isUtf8(contentType: string): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

/** Parses a JSON body; `whenEmpty` replaces an empty one. Throws a `Refusal` for invalid JSON. */
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
