import { Button } from '@seneb/ui/button'
import { ButtonLink } from '@seneb/ui/button-link'
import { Checkbox } from '@seneb/ui/checkbox'
import { priceBounds } from '@seneb/contracts/vocabulary/price-changes'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'

import {
  DeskCreatePriceChangeDocument,
  DeskUpdatePriceChangeDocument,
  type PriceChangeInput,
} from '../../graph/generated/prices/graphql.js'
import { formError, messageAt, type DeskError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useRequestKey } from '../../session/use-request-key.js'
import { mayDiscard, savedState, useUnsaved } from '../../unsaved/unsaved.js'
import { DeskForm } from '../../ui/desk-form.js'
import { TextField } from '../../ui/fields.js'
import { NoteBar } from '../../ui/note-bar.js'
import { changePath, editPath, textOfValues, type Price, type PriceChange } from './price.js'
import { PriceEffect } from './price-effect.js'
import { pricesCopy } from './prices.copy.js'
import { priceInputOf, usePriceForm, type PriceForm, type ProposedStart } from './use-price-form.js'

const copy = pricesCopy.editor

interface PriceEditorProps {
  readonly price: Price
  /** Change that is edited; a new one without it. */
  readonly change?: (ProposedStart & Pick<PriceChange, 'id' | 'version'>) | undefined
  readonly onChanged: () => Promise<void>
}

/** A price as it is proposed, with its effect before anything is stored. */
export function PriceEditor({ change, onChanged, price }: PriceEditorProps) {
  const form = usePriceForm(price, change)
  useUnsaved(form.isEdited, form.discard)
  // The effect is read once a field is left, not at every key.
  const [checked, setChecked] = useState(form.fields)
  const { isBusy, error, save } = useSaving({ change, form, onChanged, price })
  const isOvertaken = price.values.version > form.seen
  // A form without own values follows the site; a typed reason stays.
  if (isOvertaken && !form.hasOwnValues && !change) form.rebase(price.values)
  const shown = isOvertaken && error?.code === 'CHANGED_MEANWHILE' ? undefined : error
  return (
    <>
      <section className="desk-panel" aria-label={copy.label}>
        <div className="desk-panel-head">
          <h2>{copy.label}</h2>
        </div>
        <div className="p-4">
          <DeskForm onSubmit={save} onExit={() => setChecked(form.fields)}>
            {price.openChangeIds.map((id) => (
              <OpenChange key={id} id={id} isHidden={id === change?.id} />
            ))}
            {isOvertaken && <Overtaken form={form} price={price} />}
            <PriceFields form={form} unit={price.unit} error={shown} />
            {wholeError(shown) && <NoteBar tone="bad">{wholeError(shown)}</NoteBar>}
            <div>
              <Button type="submit" variant="brand" isBusy={isBusy}>
                {change ? copy.update : copy.save}
              </Button>
            </div>
          </DeskForm>
        </div>
      </section>
      <PriceEffect prices={[priceInputOf(price.key, { ...form, fields: checked })]} />
    </>
  )
}

function OpenChange({ id, isHidden }: { readonly id: string; readonly isHidden: boolean }) {
  if (isHidden) return null
  return (
    <NoteBar
      action={
        <ButtonLink to={changePath(id)} variant="quiet">
          {copy.review}
        </ButtonLink>
      }
    >
      {copy.waits}
    </NoteBar>
  )
}

/** Both values after another change of the same price was published: the site's and the typed one. */
function Overtaken({ form, price }: { readonly form: PriceForm; readonly price: Price }) {
  const { asOf, hasNoPrice, source, sourceUrl, price: typed } = form.over(price.values)
  const acceptTheirs = async () => {
    if (await mayDiscard(form.isEdited)) form.reset(price.values)
  }
  const mine = { ...price.values, asOf, source, sourceUrl, price: hasNoPrice ? null : Number(typed) }
  return (
    <NoteBar tone="warn" title={copy.changed(price.values.version)}>
      <p>{copy.changedText}</p>
      <p>
        {copy.theirs}: {textOfValues(price.values)}
      </p>
      <p>
        {copy.yours}: {textOfValues(mine)}
      </p>
      <span className="mt-3 flex flex-wrap gap-2">
        <Button isSmall onClick={() => void acceptTheirs()}>
          {copy.acceptTheirs}
        </Button>
        <Button isSmall onClick={() => form.rebase(price.values)}>
          {copy.useMine}
        </Button>
      </span>
    </NoteBar>
  )
}

interface PriceFieldsProps {
  readonly form: PriceForm
  readonly unit: string
  readonly error: DeskError | undefined
}

function PriceFields({ error, form, unit }: PriceFieldsProps): ReactNode {
  const { fields, set } = form
  return (
    <>
      <TextField
        label={copy.price}
        hint={copy.priceHint(unit)}
        inputMode="decimal"
        autoComplete="off"
        disabled={fields.hasNoPrice}
        value={fields.hasNoPrice ? '' : fields.price}
        onValue={(price) => set({ price })}
        error={messageAt(error, pathOf('price'))}
      />
      <Checkbox
        label={copy.hasNoPrice}
        checked={fields.hasNoPrice}
        onChange={(event) => set({ hasNoPrice: event.target.checked })}
      />
      <TextField
        label={copy.source}
        autoComplete="off"
        maxLength={priceBounds.source}
        value={fields.source}
        onValue={(source) => set({ source })}
        error={messageAt(error, pathOf('source'))}
      />
      <TextField
        label={copy.sourceUrl}
        type="url"
        autoComplete="off"
        maxLength={priceBounds.sourceUrl}
        value={fields.sourceUrl}
        onValue={(sourceUrl) => set({ sourceUrl })}
        error={messageAt(error, pathOf('sourceUrl'))}
      />
      <TextField
        label={copy.asOf}
        type="date"
        value={fields.asOf}
        onValue={(asOf) => set({ asOf })}
        error={messageAt(error, pathOf('asOf'))}
      />
      <PlanFields error={error} form={form} />
    </>
  )
}

function PlanFields({ error, form: { fields, set } }: Omit<PriceFieldsProps, 'unit'>) {
  return (
    <>
      <TextField
        label={copy.validFrom}
        hint={copy.validFromHint}
        type="date"
        value={fields.validFrom}
        onValue={(validFrom) => set({ validFrom })}
        error={messageAt(error, 'validFrom')}
      />
      <TextField
        label={copy.note}
        autoComplete="off"
        maxLength={priceBounds.note}
        value={fields.note}
        onValue={(note) => set({ note })}
        error={messageAt(error, 'note')}
      />
    </>
  )
}

/** Path of a field in the problems of a change of one price. */
function pathOf(field: string): string {
  return `prices[0].${field}`
}

const shownFields = [...['price', 'source', 'sourceUrl', 'asOf'].map(pathOf), 'validFrom', 'note']

function wholeError(error: DeskError | undefined): string | undefined {
  return formError(error, shownFields)
}

interface Saving extends PriceEditorProps {
  readonly form: PriceForm
}

/** Stores the change and opens it, where a second person checks it. */
function useSaving({ change, form, onChanged, price }: Saving) {
  const navigate = useNavigate()
  const keyOf = useRequestKey()
  const create = useDeskMutation(DeskCreatePriceChangeDocument, (data) => data.createPriceChange)
  const update = useDeskMutation(DeskUpdatePriceChangeDocument, (data) => data.updatePriceChange)
  const save = async () => {
    const sent = form.fields
    const { note, validFrom } = sent
    const prices = [priceInputOf(price.key, form)]
    const input: PriceChangeInput = { prices, note, ...(validFrom === '' ? {} : { validFrom }) }
    const saved = change
      ? await update.mutate({ id: change.id, version: change.version, input })
      : await create.mutate({ input, idempotencyKey: keyOf(input) })
    const isMoreTyped = saved ? form.saved(sent, saved.id) : false
    // The page of a change starts from the latest read, and its actions use that version.
    if (!saved || change || isMoreTyped) await onChanged()
    if (saved) await navigate(isMoreTyped ? editPath(price.key, saved.id) : changePath(saved.id), { state: savedState })
  }
  const { error, isBusy } = change ? update : create
  return { isBusy, error, save }
}
