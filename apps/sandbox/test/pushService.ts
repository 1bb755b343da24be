import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A browser that has subscribed, with the half of its keys that never leaves it. */
export interface TestBrowser {
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  /** The text of a message for this browser, as RFC 8291 and RFC 8188 encrypt it. */
  decrypt(body: Buffer): string;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

let browsers = 0;

export function subscribeBrowser(): TestBrowser {
  const keys = createECDH('prime256v1');
  const own = keys.generateKeys();
  const auth = randomBytes(16);
  browsers += 1;
  return {
    subscription: {
      endpoint: `https://push.example.com/send/${browsers}`,
      p256dh: own.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    decrypt(body) {
      const [salt, server] = [body.subarray(0, 16), body.subarray(21, 86)];
      const shared = keys.computeSecret(server);
      const key = derive(shared, auth, Buffer.concat([Buffer.from('WebPush: info\0'), own, server]), 32);
      const [contentKey, nonce] = [
        derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
        derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
      ];
      const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce).setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
      // The padding is zeros after the byte 2, which marks the last record.
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}

/** The claims of a VAPID header, whose signature must be by the key that it names. */
export function readVapid(authorization = '') {
  const [, head, claims, signature, k] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(k ?? '', 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature ?? '', 'base64url'),
  );
  const { aud, sub } = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString());
  return { isSigned, aud, sub, publicKey: k };
}

/** A service of a browser's maker on this machine. It responds with `status`. */
export async function openPushService() {
  const received: Received[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    respondWith(next: number) {
      status = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
