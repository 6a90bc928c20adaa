import { formsCopy } from './forms.copy.js'
import type { Receipt } from './receipt.js'

const copy = formsCopy.receipt

/** Says where the confirmation of a request went, and offers to send it again. */
export function MailNote({ receipt: { sentTo } }: { readonly receipt: Receipt }) {
  return (
    <p className="mt-4 max-w-[58ch]">
      {sentTo === undefined ? copy.mail : copy.mailTo}
      {sentTo !== undefined && (
        <>
          {' '}
          <strong className="wrap-anywhere text-ink">{sentTo}</strong>.
        </>
      )}{' '}
      {copy.link}{' '}
      <a href="/my-request" className="underline underline-offset-4">
        {copy.sendAgain}
      </a>
    </p>
  )
}
