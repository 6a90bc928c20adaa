import { addressWithPasskeys } from './passkey-prompt.js'
import { passkeyPromptCopy } from './passkey-prompt.copy.js'

const copy = passkeyPromptCopy.passkeysElsewhere

/** Link to an address with passkeys, when a local site was opened by its IP address; otherwise nothing. */
export function PasskeysElsewhere() {
  const elsewhere = addressWithPasskeys()
  if (elsewhere === undefined) return null
  return (
    <p className="desk-small">
      {copy.text}{' '}
      <a href={elsewhere} className="font-semibold text-brand-strong underline">
        {copy.openThisPage}
      </a>{' '}
      {copy.toUseYours}
    </p>
  )
}
