import { useSyncExternalStore } from 'react'

/** Staff member at an enquiry, identified by ID; names come from the desk's team query. */
export interface PersonThere {
  readonly staffId: string
  readonly doing: 'viewing' | 'writing'
}
interface EnquiryPresence {
  readonly enquiryId: string
  readonly people: readonly PersonThere[]
}

const noPeople: readonly PersonThere[] = []
let peopleByEnquiry: ReadonlyMap<string, readonly PersonThere[]> = new Map()
const listeners = new Set<() => void>()

/**
 * Tracks from the stream of hints the people at each enquiry; returns the function that clears them when the stream is
 * lost.
 */
export function subscribeToPresence(source: EventSource): () => void {
  source.addEventListener('everybody', ({ data }: MessageEvent<string>) => {
    const all = JSON.parse(data) as readonly EnquiryPresence[]
    become(new Map(all.map(({ enquiryId, people }) => [enquiryId, people])))
  })
  source.addEventListener('presence', ({ data }: MessageEvent<string>) => {
    const { enquiryId, people } = JSON.parse(data) as EnquiryPresence
    const others = [...peopleByEnquiry].filter(([id]) => id !== enquiryId)
    become(new Map(people.length > 0 ? [...others, [enquiryId, people]] : others))
  })
  return () => become(new Map())
}

/** Returns the people at an enquiry, as far as presence messages report them. */
export function usePeopleAt(enquiryId: string): readonly PersonThere[] {
  return useSyncExternalStore(subscribe, () => peopleByEnquiry.get(enquiryId) ?? noPeople)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function become(next: typeof peopleByEnquiry): void {
  if (next.size + peopleByEnquiry.size === 0) return
  peopleByEnquiry = next
  for (const listener of listeners) listener()
}
