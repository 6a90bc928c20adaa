import { Day, When } from '../../ui/when.js'
import type { CookieReceipt } from './receipt.js'
import { receiptsCopy } from './receipts.copy.js'

const copy = receiptsCopy.cookie

/** An anonymous choice about optional storage (CONS-09). */
export function CookieReceiptCard({ receipt }: { readonly receipt: CookieReceipt }) {
  const { accepted, askAgainAt, id, policyVersion, recordedAt, refused } = receipt
  return (
    <section className="desk-panel grid gap-4 p-4" aria-labelledby="receipt">
      <h2 id="receipt">{copy.title}</h2>
      <dl className="desk-facts">
        <dt>{copy.id}</dt>
        <dd className="font-mono">{id}</dd>
        <dt>{copy.recorded}</dt>
        <dd>
          <When at={recordedAt} isExact />
        </dd>
        <dt>{copy.policy}</dt>
        <dd>{policyVersion}</dd>
        <dt>{copy.accepted}</dt>
        <dd>{namesOf(accepted)}</dd>
        <dt>{copy.refused}</dt>
        <dd>{namesOf(refused)}</dd>
        <dt>{copy.askAgain}</dt>
        <dd>
          <Day at={askAgainAt} />
        </dd>
      </dl>
      <p className="desk-small">{copy.note}</p>
    </section>
  )
}

function namesOf(purposes: CookieReceipt['accepted']): string {
  return purposes.map((purpose) => copy.purposes[purpose]).join(', ') || copy.none
}
