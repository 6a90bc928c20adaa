import { useState } from 'react'

import type { Refusal } from '../../graph/refusal.js'
import type { CreatedKey } from './partner.js'
import { partnersCopy } from './partners.copy.js'

const copy = partnersCopy.useCreatedKey

interface Making<Variables> {
  readonly refusal: Refusal | undefined
  readonly act: (variables: Variables) => Promise<CreatedKey | undefined>
}

/** These leave open whether the key was made; each repetition would make another key. */
const unsure = ['UNREACHABLE', 'UNAVAILABLE', 'INTERNAL']

/** Makes a key, and holds it for as long as it is shown; it is stored nowhere. */
export function useCreatedKey<Variables>({ act, refusal }: Making<Variables>, onChanged: () => Promise<void>) {
  const [made, setCreated] = useState<CreatedKey>()
  const make = async (variables: Variables) => {
    setCreated(await act(variables))
    await onChanged()
  }
  const isLost = refusal && unsure.includes(refusal.code) ? copy.aKeyMay(refusal.message) : undefined
  return { isLost, made, make }
}
