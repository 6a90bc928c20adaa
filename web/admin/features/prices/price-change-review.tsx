import { Button } from '@seneb/ui/button'
import { ButtonLink } from '@seneb/ui/button-link'
import { priceBounds } from '@seneb/contracts/vocabulary/price-changes'
import { useState } from 'react'

import {
  DeskCancelPriceScheduleDocument,
  DeskPublishPriceChangeDocument,
  DeskRejectPriceChangeDocument,
  DeskWithdrawPriceChangeDocument,
} from '../../graph/generated/prices/graphql.js'
import { formError, messageAt, type DeskError } from '../../graph/desk-error.js'
import { holds, useStaffSession } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TextField } from '../../ui/fields.js'
import { TableHead } from '../../ui/figures-table.js'
import { NoteBar } from '../../ui/note-bar.js'
import { When } from '../../ui/when.js'
import { PriceChangeChip } from './price-change-table.js'
import { PriceEffect } from './price-effect.js'
import { dayText, editPath, priceText, type PriceChange, type PriceComparison } from './price.js'
import { pricesCopy } from './prices.copy.js'

const copy = pricesCopy.review

interface PriceChangeReviewProps {
  readonly change: PriceChange
  readonly prices: readonly PriceComparison[]
  readonly onChanged: () => Promise<void>
}

/** A change of prices for the person who checks it: both values of each price, the effect, and the decision. */
export function PriceChangeReview({ change, onChanged, prices }: PriceChangeReviewProps) {
  return (
    <div className="grid gap-4">
      <section className="desk-panel" aria-label={copy.title}>
        <div className="grid gap-4 p-4">
          <Facts change={change} />
          <Decision change={change} prices={prices} onChanged={onChanged} />
        </div>
      </section>
      <PriceComparisons prices={prices} isOpen={change.state === 'OPEN' || change.state === 'SCHEDULED'} />
      {change.state !== 'PUBLISHED' && <PriceEffect changeId={change.id} />}
    </div>
  )
}

function Facts({ change }: { readonly change: PriceChange }) {
  const { authors, checkedAt, checkedBy, note, reason, state, validFrom, writtenAt } = change
  return (
    <>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact name={copy.state}>
          <PriceChangeChip state={state} />
        </Fact>
        <Fact name={copy.reason}>{note}</Fact>
        <Fact name={copy.writtenBy}>
          {authors.map(({ name }) => name).join(', ')}, <When at={writtenAt} />
        </Fact>
        {checkedBy && (
          <Fact name={copy.checkedBy}>
            {checkedBy.name}
            {checkedAt && (
              <>
                , <When at={checkedAt} />
              </>
            )}
          </Fact>
        )}
        <Fact name={copy.validFrom}>{validFrom ? dayText(validFrom) : copy.rightAway}</Fact>
      </dl>
      {reason && (
        <NoteBar tone="warn" title={copy.rejected}>
          <p className="wrap-anywhere">{reason}</p>
        </NoteBar>
      )}
      {state === 'PUBLISHED' && <NoteBar tone="good">{copy.published}</NoteBar>}
    </>
  )
}

function Fact({ children, name }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt className="desk-small">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

const [price, current, proposed, source, day] = copy.columns

interface PriceComparisonsProps {
  readonly prices: readonly PriceComparison[]
  /** Whether the change still waits, so that a later version on the site matters. */
  readonly isOpen: boolean
}

/** Each price with the value on the site and the proposed one. */
export function PriceComparisons({ isOpen, prices }: PriceComparisonsProps) {
  return (
    <section className="desk-panel" aria-label={copy.prices}>
      <table className="desk-table desk-table-dense">
        <TableHead columns={copy.columns} numbers={[current, proposed]} />
        <tbody>
          {prices.map((one) => (
            <tr key={one.key}>
              <th scope="row" data-head={price} className="text-start">
                {pricesCopy.table.of(one.itemName, one.countryName)}
              </th>
              <td data-head={current} className="desk-number">
                {priceText(one.current)}
                {isOpen && one.current.version > one.proposed.version && (
                  <span className="desk-small block">{copy.overtaken(one.current.version)}</span>
                )}
              </td>
              <td data-head={proposed} className="desk-number font-semibold">
                {priceText(one.proposed)}
              </td>
              <td data-head={source} className="wrap-anywhere">
                {one.proposed.sourceUrl ? (
                  <a href={one.proposed.sourceUrl} rel="noreferrer">
                    {one.proposed.source}
                  </a>
                ) : (
                  one.proposed.source
                )}
              </td>
              <td data-head={day}>{dayText(one.proposed.asOf)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Decision({ change, onChanged, prices }: PriceChangeReviewProps) {
  const { viewer } = useStaffSession()
  const [isRejecting, setRejecting] = useState(false)
  const acts = useActs(change, onChanged)
  if (!viewer) return null
  const { state } = change
  const isAuthor = change.authors.some(({ id }) => id === viewer.id)
  const mayPublish = holds(viewer, 'PRICE_PUBLISH')
  const mayWrite = holds(viewer, 'PRICE_WRITE')
  const isEditable = mayWrite && (state === 'OPEN' || state === 'REJECTED')
  const [only] = prices
  return (
    <>
      {state === 'OPEN' && mayPublish && isAuthor && <NoteBar>{copy.ownChange}</NoteBar>}
      <div className="flex flex-wrap gap-2">
        {state === 'OPEN' && mayPublish && !isAuthor && (
          <>
            <Button variant="brand" isBusy={acts.isBusy} onClick={acts.publish}>
              {change.validFrom && isToCome(change.validFrom) ? copy.schedule : copy.publish}
            </Button>
            <Button onClick={() => setRejecting(true)}>{copy.reject}</Button>
          </>
        )}
        {state === 'SCHEDULED' && mayPublish && (
          <Button isBusy={acts.isBusy} onClick={acts.cancelSchedule}>
            {copy.cancelSchedule}
          </Button>
        )}
        {isEditable && only && prices.length === 1 && (
          <ButtonLink to={editPath(only.key, change.id)} variant="outline">
            {copy.edit}
          </ButtonLink>
        )}
        {isEditable && (
          <Button isBusy={acts.isBusy} onClick={acts.withdraw}>
            {copy.withdraw}
          </Button>
        )}
      </div>
      {formError(acts.error) && <NoteBar tone="bad">{formError(acts.error)}</NoteBar>}
      {isRejecting && <RejectDialog change={change} onChanged={onChanged} onClose={() => setRejecting(false)} />}
    </>
  )
}

function isToCome(date: string): boolean {
  return date > new Date().toISOString().slice(0, 10)
}

function useActs({ id, version }: PriceChange, onChanged: () => Promise<void>) {
  const publishing = useDeskMutation(DeskPublishPriceChangeDocument, (data) => data.publishPriceChange)
  const withdrawing = useDeskMutation(DeskWithdrawPriceChangeDocument, (data) => data.withdrawPriceChange)
  const cancelling = useDeskMutation(DeskCancelPriceScheduleDocument, (data) => data.cancelPriceSchedule)
  const all = [publishing, withdrawing, cancelling]
  const run = (act: { readonly mutate: (seen: { id: string; version: number }) => Promise<unknown> }) => () => {
    for (const one of all) one.clear()
    void act.mutate({ id, version }).then(onChanged)
  }
  return {
    isBusy: all.some(({ isBusy }) => isBusy),
    error: all.map(({ error }) => error).find((error): error is DeskError => error !== undefined),
    publish: run(publishing),
    withdraw: run(withdrawing),
    cancelSchedule: run(cancelling),
  }
}

interface RejectDialogProps {
  readonly change: PriceChange
  readonly onChanged: () => Promise<void>
  readonly onClose: () => void
}

function RejectDialog({ change, onChanged, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('')
  const { mutate, isBusy, error } = useDeskMutation(DeskRejectPriceChangeDocument, (data) => data.rejectPriceChange)
  const reject = async () => {
    const rejected = await mutate({ id: change.id, version: change.version, reason })
    await onChanged()
    if (rejected) onClose()
  }
  return (
    <DeskDialog title={copy.rejectTitle} onClose={onClose}>
      <DialogForm
        submitLabel={copy.reject}
        variant="danger"
        isBusy={isBusy}
        error={formError(error, ['reason'])}
        onSubmit={reject}
      >
        <p>{copy.rejectText}</p>
        <TextField
          label={copy.rejectReason}
          maxLength={priceBounds.note}
          value={reason}
          onValue={setReason}
          error={messageAt(error, 'reason')}
        />
      </DialogForm>
    </DeskDialog>
  )
}
