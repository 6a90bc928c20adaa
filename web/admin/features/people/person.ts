import type { DeskPeopleQuery, DeskPersonQuery } from '../../graph/generated/people/graphql.js'

/** A member of the team as shown in the list. */
export type Person = DeskPeopleQuery['staffMembers'][number]

/** A member of the team with their sign-in methods and sessions. */
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
