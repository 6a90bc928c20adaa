import type { DeskPeopleQuery, DeskPersonQuery } from '../../graph/generated/people/graphql.js'

/** Somebody of the team as the list shows them. */
export type Person = DeskPeopleQuery['staffMembers'][number]

/** Somebody of the team with their ways to sign in and their sessions. */
export type PersonDetails = DeskPersonQuery['staffMember']

/** What every part of a person's panel is given. */
export interface PersonPartProps {
  readonly person: PersonDetails
  /** Reads the person and the list anew. */
  readonly onChanged: () => Promise<void>
}

/** What every dialog about a person is given. */
export interface PersonDialogProps {
  readonly person: PersonDetails
  readonly onEnd: (isChanged: boolean) => void
}
