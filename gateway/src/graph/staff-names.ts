import { ListStaffNames } from '@seneb/contracts/messages/identity/staff.messages'

import type { RequestContext } from '../graphql/request-context.js'
import { nullIfUnavailable } from '../request-client.js'

interface StaffName {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly mayTakeEnquiries: boolean
}

/** Returns the staff member with an id, or undefined. */
export type NameOf = (staffId: string | undefined) => StaffName | undefined

/**
 * Returns team members by id. Records are shown without names while the identity service is unavailable, and to a
 * personal token, which has no access to the names of the team.
 */
export async function readNames(staff: RequestContext['staff']): Promise<ReadonlyMap<string, StaffName>> {
  if (staff.usesToken) return new Map()
  const reply = await nullIfUnavailable(staff.sendRequest(ListStaffNames, {}))
  const people = reply?.people ?? []
  return new Map(people.map(({ staffId: id, ...person }) => [id, { id, ...person }]))
}

const unknownPerson = { name: 'A team member', title: '', mayTakeEnquiries: false }

/** Returns a lookup of names by id. An unknown staff member gets a generic name. */
export function lookupOf(names: ReadonlyMap<string, StaffName>): NameOf {
  return (id) => (id === undefined ? undefined : (names.get(id) ?? { id, ...unknownPerson }))
}
