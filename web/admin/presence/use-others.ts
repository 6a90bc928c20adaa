import { skipToken, useQuery } from '@apollo/client/react'

import { DeskTeamNamesDocument } from '../graph/generated/team-names/graphql.js'
import { usePeopleAt, type PersonThere } from '../live/presence.js'
import { useStaffSession } from '../session/staff-session.js'
import { presenceCopy } from './presence.copy.js'

const copy = presenceCopy.useOthers

export interface Other {
  readonly id: string
  readonly name: string
  readonly doing: PersonThere['doing']
}

/** Returns the other people at an enquiry, with their names. Names are loaded once, when another person is present. */
export function useOthers(enquiryId: string): readonly Other[] {
  const { viewer } = useStaffSession()
  const others = usePeopleAt(enquiryId).filter(({ staffId }) => staffId !== viewer?.id)
  const { data } = useQuery(DeskTeamNamesDocument, others.length === 0 ? skipToken : { fetchPolicy: 'cache-first' })
  return others.map(({ doing, staffId: id }) => {
    const name = data?.staffNames.find((person) => person.id === id)?.name ?? copy.aTeamMember
    return { id, name, doing }
  })
}
