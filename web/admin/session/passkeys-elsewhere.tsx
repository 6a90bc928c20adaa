import { addressWithPasskeys } from './passkey-prompt.js'

/** Where there are passkeys, for whoever opened a local site by its number; nothing anywhere else. */
export function PasskeysElsewhere() {
  const elsewhere = addressWithPasskeys()
  if (elsewhere === undefined) return null
  return (
    <p className="desk-small">
      Passkeys do not work at a bare network address.{' '}
      <a href={elsewhere} className="font-semibold text-brand-strong underline">
        Open this page at localhost
      </a>{' '}
      to use yours.
    </p>
  )
}
