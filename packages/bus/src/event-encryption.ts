import { eventKey, eventSubject, type EventContract, type ServiceName } from '@seneb/contracts/define'
import { openJson, sealJson, type Sealing } from '@seneb/platform/sealing'

/** Field that holds the personal fields, encrypted, as base64. */
const sealedField = 'sealed'

type Fields = Readonly<Record<string, unknown>>

/**
 * Encrypts the personal fields of an event for the one service that consumes it. Outboxes, streams and dead letters
 * therefore hold no personal data in clear text (S13). Every pair of publisher and consumer has a separate key: a
 * compromised service can open only events sent to it.
 */
export class EventEncryption {
  private readonly keys = new Map<string, Sealing>()

  constructor(
    keys: readonly { readonly publisher: ServiceName; readonly consumer: ServiceName; readonly key: Sealing }[] = [],
  ) {
    for (const { consumer, key, publisher } of keys)
      this.keys.set(keyPairName({ publisher, consumers: [consumer] }), key)
  }

  /** Payload as stored and sent: the personal fields are encrypted, bound to the event's id and subject. */
  seal(event: EventContract, payload: Fields, id: string): Fields {
    if (event.personalFields.length === 0) return payload
    const isPersonal = ([field]: [string, unknown]) => event.personalFields.includes(field)
    const fields = Object.entries(payload)
    const clear = Object.fromEntries(fields.filter((field) => !isPersonal(field)))
    const personal = Object.fromEntries(fields.filter(isPersonal))
    const sealed = sealJson(personal, sealingContext(event, payload, id), this.keyFor(event))
    return { ...clear, [sealedField]: sealed.toString('base64') }
  }

  /** Returns the decrypted payload, not yet checked against the contract; throws as `Sealing.open` does. */
  open(event: EventContract, data: unknown, id: string): unknown {
    if (event.personalFields.length === 0) return data
    const { [sealedField]: sealed, ...clear } = (data ?? {}) as Fields
    if (typeof sealed !== 'string') throw new Error('this is not sealed by us')
    const personal = openJson(Buffer.from(sealed, 'base64'), sealingContext(event, clear, id), this.keyFor(event))
    return { ...clear, ...(personal as Fields) }
  }

  /** Returns the key that a publisher shares with a consumer. Throws when this process has none. */
  keyBetween(publisher: ServiceName, consumer: ServiceName): Sealing {
    const key = this.keys.get(keyPairName({ publisher, consumers: [consumer] }))
    if (!key) throw new Error(`there is no key between ${publisher} and ${consumer}`)
    return key
  }

  private keyFor(event: EventContract): Sealing {
    const key = this.keys.get(keyPairName(event))
    if (!key) throw new Error(`there is no key for ${eventKey(event)}`)
    return key
  }
}

function keyPairName({ publisher, consumers }: Pick<EventContract, 'publisher' | 'consumers'>): string {
  return `${publisher} > ${consumers.join()}`
}

function sealingContext(event: EventContract, payload: Fields, id: string): string {
  return `${eventSubject(event, payload as never)} ${id}`
}
