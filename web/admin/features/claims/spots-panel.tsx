import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import {
  DeskOfferSpotsDocument,
  DeskUpdateOfferSpotsDocument,
  type DeskSpotsFragment,
} from '../../graph/generated/claims/graphql.js'
import { formError, messageAt } from '../../graph/desk-error.js'
import { ErrorView } from '../../session/error-view.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useResult } from '../../session/use-result.js'
import { DeskForm } from '../../ui/desk-form.js'
import { TextField } from '../../ui/fields.js'
import { NoteBar } from '../../ui/note-bar.js'
import { claimsCopy } from './claims.copy.js'

const copy = claimsCopy.spots

/** Spots of the published offers, counted down one by one or corrected. */
export function SpotsPanel({ onCounted }: { readonly onCounted?: () => Promise<void> }) {
  const { data, refetch, error } = useResult(DeskOfferSpotsDocument, {}, { isLive: true })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const read = async () => {
    await Promise.all([refetch(), onCounted?.()])
  }
  return (
    <section className="desk-panel mb-4" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.label}</h2>
      </div>
      {data.offerSpots.length === 0 && <p className="desk-empty">{copy.none}</p>}
      {data.offerSpots.map((offer) => (
        <OfferCount key={offer.key} offer={offer} onCounted={read} />
      ))}
    </section>
  )
}

interface OfferCountProps {
  readonly offer: DeskSpotsFragment
  readonly onCounted: () => Promise<void>
}

function OfferCount({ offer, onCounted }: OfferCountProps) {
  const { isShown, key, remaining: seen, text, total } = offer
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [saved, setSaved] = useState<number>()
  const { mutate, isBusy, error } = useDeskMutation(DeskUpdateOfferSpotsDocument, (data) => data.updateOfferSpots)
  const count = async (remaining: number, sent?: string) => {
    setSaved(undefined)
    const counted = await mutate({ key, seen, remaining })
    if (counted) {
      setSaved(counted.remaining)
      setTyped((now) => (now === sent ? '' : now))
    }
    // A number that others changed is read again as well.
    await onCounted()
  }
  const correct = async () => {
    const isNumber = /^\d{1,6}$/.test(typed.trim())
    setWrong(!isNumber)
    if (isNumber) await count(Number(typed), typed)
  }
  return (
    <div className="grid gap-2 border-t border-line p-4">
      <p className="font-semibold wrap-anywhere">{text}</p>
      <p>
        {copy.left(seen, total)} {!isShown && copy.notShown}
      </p>
      <DeskForm onSubmit={correct}>
        <div className="flex flex-wrap items-end gap-3">
          <Button
            isBusy={isBusy}
            disabled={seen === 0}
            aria-label={copy.countDown(text)}
            onClick={() => void count(seen - 1)}
          >
            {copy.down}
          </Button>
          <TextField
            label={copy.correct}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={typed}
            onValue={setTyped}
            error={isWrong ? copy.wrong : messageAt(error, 'remaining')}
          />
          <Button type="submit" isBusy={isBusy}>
            {copy.set}
          </Button>
        </div>
        {error && formError(error, ['remaining']) && <NoteBar tone="bad">{formError(error, ['remaining'])}</NoteBar>}
        <span role="status" className="desk-small">
          {saved !== undefined && copy.saved(saved)}
        </span>
      </DeskForm>
    </div>
  )
}
