import { addressWithPasskeys } from './passkey-prompt.js'

/** Link to an address with passkeys, when a local site was opened by its IP address; otherwise nothing. */
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
