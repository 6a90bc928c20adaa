import { useEffect, useState } from 'react'

type PhoneParts = typeof import('./phone-parts.js')

let loaded: PhoneParts | undefined

/** Loads what takes a number apart. */
export async function loadPhoneParts(): Promise<PhoneParts> {
  loaded ??= await import('./phone-parts.js')
  return loaded
}

/** What takes a number apart, which a form does not wait for (P5): until it is there, a number stands there whole. */
export function usePhoneParts(): PhoneParts | undefined {
  const [parts, setParts] = useState(loaded)
  useEffect(() => {
    // Where it cannot be had, the number is typed with its code.
    if (!parts) void loadPhoneParts().then(setParts, () => undefined)
  }, [parts])
  return parts
}
