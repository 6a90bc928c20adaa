import type { DeskPeopleQuery, DeskPersonQuery } from '../../graph/generated/people/graphql.js'

/** Somebody of the team as the list shows them. */
export type Person = DeskPeopleQuery['staffMembers'][number]

/** Somebody of the team with their ways to sign in and their sessions. */
export type PersonDetails = DeskPersonQuery['staffMember']

/** Props of every part of a person's panel. */
export interface PersonPartProps {
  readonly person: PersonDetails
  /** Reads the person and the list again. */
  readonly onChanged: () => Promise<void>
}

/** Props of every dialog about a person. */
export interface PersonDialogProps {
  readonly person: PersonDetails
  readonly onEnd: (isChanged: boolean) => void
}
