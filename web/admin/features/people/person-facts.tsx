import { When } from '../../ui/when.js'
import { peopleCopy } from './people.copy.js'
import type { PersonDetails } from './person.js'

const copy = peopleCopy.personFacts

/** Identity of a person and their sign-in methods, never their secrets. */
export function PersonFacts({ person }: { readonly person: PersonDetails }) {
  const { email, joinedAt, title } = person
  return (
    <dl className="desk-facts">
      <dt>{copy.title}</dt>
      <dd>{title}</dd>
      <dt>{copy.email}</dt>
      <dd>{email}</dd>
      <dt>{copy.joined}</dt>
      <dd>{joinedAt ? <When at={joinedAt} /> : copy.notYet}</dd>
      <dt>{copy.signsInWith}</dt>
      <dd>{signInMethodLabel(person).join(', ') || copy.nothingYet}</dd>
    </dl>
  )
}

function signInMethodLabel({ hasCodeApp, hasPassword, passkeys, recoveryCodesLeft }: PersonDetails): readonly string[] {
  const count = passkeys.length === 1 ? copy.passkey : copy.passkeys(passkeys.length)
  return [
    ...(passkeys.length > 0 ? [count] : []),
    ...(hasPassword ? [copy.aPassword] : []),
    ...(hasCodeApp ? [copy.aCodeApp] : []),
    ...(recoveryCodesLeft > 0 ? [copy.recoveryCodes(recoveryCodesLeft)] : []),
  ]
}
