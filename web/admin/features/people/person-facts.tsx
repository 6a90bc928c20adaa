import { When } from '../../ui/when.js'
import type { PersonDetails } from './person.js'

/** Identity of a person and their sign-in methods, never their secrets. */
export function PersonFacts({ person }: { readonly person: PersonDetails }) {
  const { email, joinedAt, title } = person
  return (
    <dl className="desk-facts">
      <dt>Title</dt>
      <dd>{title}</dd>
      <dt>Email</dt>
      <dd>{email}</dd>
      <dt>Joined</dt>
      <dd>{joinedAt ? <When at={joinedAt} /> : 'not yet'}</dd>
      <dt>Signs in with</dt>
      <dd>{meansWords(person).join(', ') || 'nothing yet'}</dd>
    </dl>
  )
}

function meansWords({ hasCodeApp, hasPassword, passkeys, recoveryCodesLeft }: PersonDetails): readonly string[] {
  const count = passkeys.length === 1 ? '1 passkey' : `${passkeys.length} passkeys`
  return [
    ...(passkeys.length > 0 ? [count] : []),
    ...(hasPassword ? ['a password'] : []),
    ...(hasCodeApp ? ['a code app'] : []),
    ...(recoveryCodesLeft > 0 ? [`${recoveryCodesLeft} recovery codes`] : []),
  ]
}
