import { useEffect, useState } from 'react'

import { DeskFindEnquiriesDocument, type DeskFindEnquiriesQuery } from '../graph/generated/palette/graphql.js'
import { useRequestDesk } from '../graph/request-desk.js'
import type { DeskError } from '../graph/desk-error.js'

type FoundEnquiry = DeskFindEnquiriesQuery['careEnquiries']['nodes'][number]

interface Found {
  readonly search: string
  readonly enquiries: readonly FoundEnquiry[]
  readonly error?: DeskError
}

/** Delay after the last key before the search starts, in milliseconds. */
const pauseMs = 200
/** Shorter searches would match almost every person. */
const minLength = 2

/** Returns the enquiries that match the typed person, among all enquiries. */
export function useFoundEnquiries(typed: string, maySearch: boolean) {
  const request = useRequestDesk()
  const search = maySearch && typed.trim().length >= minLength ? typed.trim() : ''
  const [found, setFound] = useState<Found>({ search: '', enquiries: [] })
  useEffect(() => {
    if (search === '') return undefined
    let isCurrent = true
    const timer = setTimeout(() => {
      void request(DeskFindEnquiriesDocument, { search }).then((response) => {
        if (!isCurrent) return
        const isRefused = 'error' in response
        setFound({
          search,
          enquiries: isRefused ? [] : response.data.careEnquiries.nodes,
          ...(isRefused ? { error: response.error } : {}),
        })
      })
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [request, search])
  const isCurrent = found.search === search
  return {
    enquiries: isCurrent ? found.enquiries : [],
    error: isCurrent ? found.error : undefined,
    isViewing: search !== '' && !isCurrent,
  }
}
