import { useEffect, useState } from 'react'

import {
  DeskEnquiriesToAttachDocument,
  DeskProposedEnquiryDocument,
  type DeskEnquiriesToAttachQuery,
} from '../../graph/generated/unmatched-emails/graphql.js'
import { useRequestDesk } from '../../graph/request-desk.js'
import { titleOf } from '../../enquiry/enquiry-labels.js'
import { unmatchedEmailsCopy } from './unmatched-emails.copy.js'
import type { UnmatchedEmail } from './use-unmatched-emails.js'

const copy = unmatchedEmailsCopy.attach

type Enquiry = DeskEnquiriesToAttachQuery['careEnquiries']['nodes'][number]
type Choice = readonly [enquiryId: string, label: string]

/** Shorter searches would match almost every person. */
const minLength = 2

interface EnquiriesToAttach {
  readonly choices: readonly Choice[]
  /** Number of enquiries that the search found; undefined before its result. */
  readonly foundCount: number | undefined
}

/** Returns the proposed enquiries with the reason of each, and those that a search finds. */
export function useEnquiriesToAttach(proposals: UnmatchedEmail['proposals'], search: string): EnquiriesToAttach {
  const proposed = useProposed(proposals)
  const found = useFound(search)
  const others = (found ?? []).filter(({ id }) => !proposals.some(({ enquiryId }) => enquiryId === id))
  const choices = [...proposed, ...others.map((enquiry): Choice => [enquiry.id, labelOf(enquiry)])]
  return { choices, foundCount: found?.length }
}

function useProposed(proposals: UnmatchedEmail['proposals']): readonly Choice[] {
  const request = useRequestDesk()
  const [choices, setChoices] = useState<readonly Choice[]>([])
  useEffect(() => {
    let isCurrent = true
    const reading = eachOnce(proposals).map(async ({ enquiryId, reason }): Promise<Choice[]> => {
      const response = await request(DeskProposedEnquiryDocument, { id: enquiryId })
      if ('error' in response) return []
      return [[enquiryId, `${labelOf(response.data.careEnquiry.enquiry)}: ${copy.proposals[reason]}`]]
    })
    void Promise.all(reading).then((read) => {
      if (isCurrent) setChoices(read.flat())
    })
    return () => {
      isCurrent = false
    }
  }, [proposals, request])
  return choices
}

/** One enquiry may be proposed for several reasons; the first one is the likeliest. */
function eachOnce(proposals: UnmatchedEmail['proposals']): UnmatchedEmail['proposals'] {
  const ids = proposals.map(({ enquiryId }) => enquiryId)
  return proposals.filter(({ enquiryId }, index) => ids.indexOf(enquiryId) === index)
}

function useFound(search: string): readonly Enquiry[] | undefined {
  const request = useRequestDesk()
  const [found, setFound] = useState<{ readonly search: string; readonly enquiries: readonly Enquiry[] }>()
  useEffect(() => {
    if (search.length < minLength) return undefined
    let isCurrent = true
    void request(DeskEnquiriesToAttachDocument, { search }).then((response) => {
      if (isCurrent && 'data' in response) setFound({ search, enquiries: response.data.careEnquiries.nodes })
    })
    return () => {
      isCurrent = false
    }
  }, [request, search])
  return found?.search === search ? found.enquiries : undefined
}

function labelOf(enquiry: Enquiry): string {
  const title = titleOf(enquiry)
  return title === enquiry.reference ? title : `${enquiry.reference}, ${title}`
}
