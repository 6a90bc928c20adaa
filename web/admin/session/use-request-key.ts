import { useState } from 'react'

/** Returns a function that gives a request its idempotency key: the same one while the input is sent again unchanged. */
export function useRequestKey(): (input: object) => string {
  const [sent, setSent] = useState({ request: '', key: '' })
  return (input) => {
    const request = JSON.stringify(input)
    const key = sent.request === request ? sent.key : crypto.randomUUID()
    setSent({ request, key })
    return key
  }
}
