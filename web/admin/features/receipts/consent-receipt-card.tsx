import { NoteBar } from '../../ui/note-bar.js'
import { StatusChip } from '../../ui/status-chip.js'
import { Day, When } from '../../ui/when.js'
import type { ConsentReceipt } from './receipt.js'
import { receiptsCopy } from './receipts.copy.js'

const copy = receiptsCopy.consents

type Consent = ConsentReceipt['given'][number]

/** The consents of one enquiry, word for word, with what became of them (LEGAL-05, TRIP-54). */
export function ConsentReceiptCard({ receipt }: { readonly receipt: ConsentReceipt }) {
  const { given, kind, personal, privacyVersion, termsVersion } = receipt
  return (
    <section className="desk-panel grid gap-4 p-4" aria-labelledby="receipt">
      <h2 id="receipt">{copy.title}</h2>
      {!personal && <NoteBar>{copy.masked}</NoteBar>}
      <dl className="desk-facts">
        <Fact name={copy.reference} value={personal?.reference} />
        <Fact name={copy.form} value={kind ? copy.forms[kind] : copy.erased} />
        <Fact name={copy.country} value={personal?.country} />
        <Fact name={copy.timeZone} value={personal?.timeZone} />
        <Fact name={copy.terms} value={termsVersion} />
        <Fact name={copy.privacy} value={privacyVersion} />
      </dl>
      <ul className="grid gap-4">
        {given.map((consent) => (
          <li key={consent.purpose} className="border-t border-line pt-4">
            <ConsentFacts consent={consent} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ConsentFacts({ consent }: { readonly consent: Consent }) {
  const { agreedWith, agreementWay, givenAt, purpose, text, textVersion, undoUntil, withdrawnAt } = consent
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {copy.purposes[purpose] ?? purpose}
        <StatusChip tone={withdrawnAt ? 'bad' : 'bare'}>{withdrawnAt ? copy.withdrawn : copy.holds}</StatusChip>
      </h3>
      <p className="mt-2">{text ?? copy.partnerText}</p>
      <dl className="desk-facts mt-2">
        <Fact name={copy.version} value={textVersion} />
        <dt>{copy.given}</dt>
        <dd>
          <When at={givenAt} isExact />
        </dd>
        <Fact name={copy.partner} value={agreedWith} />
        <Fact name={copy.way} value={agreementWay ? (copy.ways[agreementWay] ?? agreementWay) : undefined} />
        {withdrawnAt && (
          <>
            <dt>{copy.withdrawn}</dt>
            <dd>
              <When at={withdrawnAt} isExact />
            </dd>
          </>
        )}
        {undoUntil && (
          <>
            <dt>{copy.undo}</dt>
            <dd>
              <Day at={undoUntil} />
            </dd>
          </>
        )}
      </dl>
    </>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string | null | undefined }) {
  if (!value) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </>
  )
}
