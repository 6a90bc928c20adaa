import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** Errors a test can introduce into a WebAuthn exchange. */
interface Flaws {
  readonly origin?: string
  readonly rpId?: string
  /** The device did not ask its owner. */
  readonly isUnverified?: boolean
  readonly counter?: number
  readonly challenge?: string
}

const [userPresent, userVerified, backupEligible, backedUp, hasCredential] = [0x01, 0x04, 0x08, 0x10, 0x40]

/** Simulated device with one passkey, written without the library that verifies its responses. */
export class TestAuthenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  private readonly id = randomBytes(16)
  private counter = 0

  constructor(
    private readonly origin = 'https://seneb.example',
    private readonly rpId = 'seneb.example',
  ) {}

  /** Returns the browser's response for a newly made passkey. */
  register(optionsJson: string, flaws: Flaws = {}): string {
    const { challenge } = JSON.parse(optionsJson) as { challenge: string }
    const authData = Buffer.concat([this.authData(flaws, hasCredential), Buffer.alloc(16), this.credential()])
    const attestationObject = cborMap([
      ['fmt', cborText('none')],
      ['attStmt', Buffer.from([0xa0])],
      ['authData', cborBytes(authData)],
    ])
    return this.json({
      attestationObject: attestationObject.toString('base64url'),
      clientDataJSON: this.clientData('webauthn.create', flaws.challenge ?? challenge, flaws).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Returns the browser's response for a passkey that signed an offer. */
  respond(optionsJson: string, flaws: Flaws = {}): string {
    const { challenge } = JSON.parse(optionsJson) as { challenge: string }
    const authData = this.authData(flaws)
    const clientData = this.clientData('webauthn.get', flaws.challenge ?? challenge, flaws)
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()])
    return this.json({
      authenticatorData: authData.toString('base64url'),
      clientDataJSON: clientData.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
    })
  }

  private json(response: object): string {
    const id = this.id.toString('base64url')
    return JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} })
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Flaws): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  private authData({ counter, isUnverified, rpId = this.rpId }: Flaws, flags = 0): Buffer {
    this.counter = counter ?? this.counter + 1
    const head = Buffer.alloc(5)
    const verified = isUnverified ? 0 : userVerified
    head.writeUInt8(userPresent | verified | backupEligible | backedUp | flags, 0)
    head.writeUInt32BE(this.counter, 1)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head])
  }

  /** The id and the public key as COSE: an elliptic curve, ES256, its curve, x, y. */
  private credential(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const [keyType, es256, p256] = [Buffer.from([0x01, 0x02]), Buffer.from([0x03, 0x26]), Buffer.from([0x20, 0x01])]
    const [ofX, ofY] = [Buffer.from([0x21]), Buffer.from([0x22])]
    const point = [ofX, cborBytes(Buffer.from(x, 'base64url')), ofY, cborBytes(Buffer.from(y, 'base64url'))]
    return Buffer.concat([length, this.id, Buffer.from([0xa5]), keyType, es256, p256, ...point])
  }
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}

function cborBytes(bytes: Buffer): Buffer {
  const head =
    bytes.length < 256 ? Buffer.from([0x58, bytes.length]) : Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff])
  return Buffer.concat([head, bytes])
}

function cborMap(entries: readonly (readonly [string, Buffer])[]): Buffer {
  const chunks = entries.flatMap(([name, value]) => [cborText(name), value])
  return Buffer.concat([Buffer.from([0xa0 + entries.length]), ...chunks])
}
