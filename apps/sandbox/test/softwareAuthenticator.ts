import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { Schema } from '@meridian/api-client';

/** What an authenticator and its browser may get wrong, or somebody may forge. */
interface Forgery {
  readonly origin?: string;
  readonly domain?: string;
  readonly challenge?: string;
  readonly userHandle?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly key?: KeyObject;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

const flagOf = { present: 0x01, verified: 0x04, mayBeSynced: 0x08, isSynced: 0x10, hasKey: 0x40 };

function authenticatorData(
  { domain = 'localhost', isVerified = true, counter = 0 }: Forgery,
  isSynced: boolean,
  newKey?: Buffer,
): Buffer {
  const flags =
    flagOf.present +
    (isVerified ? flagOf.verified : 0) +
    (isSynced ? flagOf.mayBeSynced + flagOf.isSynced : 0) +
    (newKey ? flagOf.hasKey : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(domain), Buffer.from([flags]), count, newKey ?? Buffer.alloc(0)]);
}

function clientData(type: string, challenge: string, { origin = 'http://localhost:5173' }: Forgery): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** The public key in COSE: an elliptic curve (2), ES256 (-7), P-256 (1), x, y. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}

/** In CBOR: `{ fmt: 'none', attStmt: {}, authData }`. */
function attestationOf(authData: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(authData.length);
  return Buffer.concat([
    Buffer.from([0xa3]),
    Buffer.from('\x63fmt\x64none\x67attStmt\xa0\x68authData\x59', 'latin1'),
    length,
    authData,
  ]);
}

/** An authenticator with one passkey and the browser before it, in software. */
export function createAuthenticator({
  transports = ['internal'],
  isSynced = false,
  counts = true,
}: {
  readonly transports?: Schema<'PasskeyTransport'>[];
  readonly isSynced?: boolean;
  /** Whether it counts its uses; synced passkeys do not. */
  readonly counts?: boolean;
} = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let owner = '';
  let uses = 0;
  return {
    id,

    create(options: Schema<'PasskeyCreationOptions'>, forgery: Forgery = {}): Schema<'PasskeyAttestation'> {
      owner = options.user.id;
      const client = clientData('webauthn.create', forgery.challenge ?? options.challenge, forgery);
      const key = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseOf(publicKey),
      ]);
      return {
        id,
        clientDataJSON: client.toString('base64url'),
        attestationObject: attestationOf(authenticatorData(forgery, isSynced, key)).toString('base64url'),
        transports,
      };
    },

    get(
      { challenge }: Pick<Schema<'PasskeyRequestOptions'>, 'challenge'>,
      forgery: Forgery = {},
    ): Schema<'PasskeyAssertion'> {
      if (counts) uses += 1;
      const client = clientData('webauthn.get', forgery.challenge ?? challenge, forgery);
      const data = authenticatorData({ counter: uses, ...forgery }, isSynced);
      const signed = createSign('sha256').update(Buffer.concat([data, sha256(client)]));
      return {
        id,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signed.sign(forgery.key ?? privateKey).toString('base64url'),
        userHandle: forgery.userHandle ?? owner,
      };
    },
  };
}
