import { useState } from 'react'

import type { DeskError } from '../../graph/desk-error.js'
import type { CreatedKey } from './partner.js'
import { partnersCopy } from './partners.copy.js'

const copy = partnersCopy.useCreatedKey

interface Making<Variables> {
  readonly error: DeskError | undefined
  readonly mutate: (variables: Variables) => Promise<CreatedKey | undefined>
}

/** These leave open whether the key was made; each repetition would make another key. */
const unsure = ['UNREACHABLE', 'UNAVAILABLE', 'INTERNAL']

/** Makes a key, and holds it for as long as it is shown; it is stored nowhere. */
export function useCreatedKey<Variables>({ mutate, error }: Making<Variables>, onChanged: () => Promise<void>) {
  const [createdKey, setCreated] = useState<CreatedKey>()
  const make = async (variables: Variables) => {
    setCreated(await mutate(variables))
    await onChanged()
  }
  const isLost = error && unsure.includes(error.code) ? copy.aKeyMay(error.message) : undefined
  return { isLost, createdKey, make }
}
