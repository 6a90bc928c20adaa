import { createHmac } from 'node:crypto'

import { LRUCache } from 'lru-cache'

/** What the keys of one partner and mode have in common. */
export interface PartnerInMode {
  readonly partnerId: string
  readonly mode: string
}

const maxNamed = 20_000

/** Names partners to other replicas as they do; unlike the names of clients it is no secret and stays the same for ever. */
export class PartnerNames {
  private readonly known = new LRUCache<string, string>({ max: maxNamed })

  /** `secret` is shared by all replicas. */
  constructor(private readonly secret: string) {}

  of({ mode, partnerId }: PartnerInMode): string {
    const key = `${mode} ${partnerId}`
    const known = this.known.get(key)
    if (known !== undefined) return known
    const name = createHmac('sha256', this.secret).update(`partner ${key}`).digest('base64url')
    this.known.set(key, name)
    return name
  }
}
