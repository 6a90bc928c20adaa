import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { ConsentReceiptCard } from '../features/receipts/consent-receipt-card.js'
import { CookieReceiptCard } from '../features/receipts/cookie-receipt-card.js'
import type { Receipt } from '../features/receipts/receipt.js'
import { receiptsCopy as copy } from '../features/receipts/receipts.copy.js'
import { DeskLookUpReceiptDocument } from '../graph/generated/receipts/graphql.js'
import { formError, messageAt } from '../graph/desk-error.js'
import { useDeskMutation } from '../session/use-desk-mutation.js'
import { DeskForm } from '../ui/desk-form.js'
import { TextField } from '../ui/fields.js'
import { NoteBar } from '../ui/note-bar.js'
import { PageHead } from '../ui/page-head.js'

/** Looks up receipts; the typed text may be a person's secret, so it is in no address (CONS-09, LEGAL-05). */
export function ReceiptsPage() {
  const [reference, setReference] = useState('')
  const [receipt, setReceipt] = useState<Receipt>()
  const { mutate, isBusy, error } = useDeskMutation(DeskLookUpReceiptDocument, ({ lookUpReceipt }) => lookUpReceipt)
  const lookUp = async () => setReceipt(await mutate({ reference }))
  const otherError = formError(error, ['reference'])
  return (
    <>
      <PageHead title={copy.title} />
      <div className="grid gap-4">
        <section className="desk-panel p-4" aria-label={copy.action}>
          <DeskForm onSubmit={lookUp}>
            <p>{copy.lead}</p>
            <TextField
              label={copy.label}
              hint={copy.hint}
              autoComplete="off"
              spellCheck={false}
              value={reference}
              onValue={setReference}
              error={messageAt(error, 'reference')}
            />
            {otherError && <NoteBar tone="bad">{otherError}</NoteBar>}
            <div>
              <Button variant="brand" type="submit" isBusy={isBusy}>
                {copy.action}
              </Button>
            </div>
          </DeskForm>
        </section>
        <div aria-live="polite">
          {receipt?.cookieChoice && <CookieReceiptCard receipt={receipt.cookieChoice} />}
          {receipt?.consents && <ConsentReceiptCard receipt={receipt.consents} />}
        </div>
      </div>
    </>
  )
}
