import { useEffect, useState } from 'react'

import { DeskFindEnquiriesDocument, type DeskFindEnquiriesQuery } from '../graph/generated/palette/graphql.js'
import { useRequestDesk } from '../graph/ask-desk.js'
import type { Refusal } from '../graph/refusal.js'

type FoundEnquiry = DeskFindEnquiriesQuery['careEnquiries']['nodes'][number]

interface Found {
  readonly search: string
  readonly enquiries: readonly FoundEnquiry[]
  readonly refusal?: Refusal
}

/** So long after the last key it is looked for. */
const pauseMs = 200
/** Shorter searches would match almost every person. */
const minLength = 2

/** Returns the enquiries that match the typed person, among all enquiries. */
export function useFoundEnquiries(typed: string, maySearch: boolean) {
  const ask = useRequestDesk()
  const search = maySearch && typed.trim().length >= minLength ? typed.trim() : ''
  const [found, setFound] = useState<Found>({ search: '', enquiries: [] })
  useEffect(() => {
    if (search === '') return undefined
    let isCurrent = true
    const timer = setTimeout(() => {
      void ask(DeskFindEnquiriesDocument, { search }).then((answer) => {
        if (!isCurrent) return
        const isRefused = 'refusal' in answer
        setFound({
          search,
          enquiries: isRefused ? [] : answer.data.careEnquiries.nodes,
          ...(isRefused ? { refusal: answer.refusal } : {}),
        })
      })
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [ask, search])
  const isCurrent = found.search === search
  return {
    enquiries: isCurrent ? found.enquiries : [],
    refusal: isCurrent ? found.refusal : undefined,
    isViewing: search !== '' && !isCurrent,
  }
}
