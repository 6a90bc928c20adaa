import { useState } from 'react'

import type { PriceInput } from '../../graph/generated/prices/graphql.js'
import { useStoredDraft } from '../../session/stored-draft.js'
import { useLatest } from '../../session/use-latest.js'
import type { Price, PriceValues } from './price.js'

/** Values of a price as they are typed. */
interface PriceFields {
  readonly price: string
  readonly hasNoPrice: boolean
  readonly source: string
  readonly sourceUrl: string
  readonly asOf: string
  readonly validFrom: string
  readonly note: string
}

interface StoredFields {
  /** Version of the price over which they were typed. */
  readonly version: number
  /** Changed fields only; all others follow the newest version. */
  readonly fields: Partial<PriceFields>
}

/** Returns the form of a price, starting from its values or from unsaved edits. */
export function usePriceForm({ key, values }: Price, proposed?: ProposedStart & { readonly id: string }) {
  const [stored, store, moveTo] = useStoredDraft<StoredFields>(`prices.${key}.${proposed?.id ?? 'new'}`)
  const start = fieldsOf(proposed?.values ?? values, proposed)
  const [begun, setBegun] = useState(start)
  const [fields, setFields] = useState<PriceFields>({ ...start, ...stored?.fields })
  const [seen, setSeen] = useState(stored?.version ?? proposed?.values.version ?? values.version)
  const latest = useLatest(fields)
  const changes = changesIn(fields, begun)
  const { note: _note, validFrom: _validFrom, ...changedValues } = changes
  const storeUnsaved = (version: number, next: PriceFields, base: PriceFields) => {
    const changed = changesIn(next, base)
    store(Object.keys(changed).length === 0 ? undefined : { version, fields: changed })
  }
  // A proposal that is edited keeps its own values over later versions of the price.
  const over = (current: PriceValues): PriceFields => ({ ...(proposed ? begun : fieldsOf(current)), ...changes })
  return {
    fields,
    seen,
    isEdited: Object.keys(changes).length > 0,
    /** Whether a value was changed, and not only the reason or the day. */
    hasOwnValues: Object.keys(changedValues).length > 0,
    over,
    set: (part: Partial<PriceFields>) => {
      const next = { ...fields, ...part }
      setFields(next)
      storeUnsaved(seen, next, begun)
    },
    /** Continues over a later version of the price: its values, except for those that were typed. */
    rebase: (current: PriceValues) => {
      const base = proposed ? begun : fieldsOf(current)
      setBegun(base)
      setFields(over(current))
      setSeen(current.version)
      storeUnsaved(current.version, over(current), base)
    },
    /** Restarts editing with the values on the site. */
    reset: (current: PriceValues) => {
      const next = fieldsOf(current)
      setBegun(next)
      setFields(next)
      setSeen(current.version)
      store(undefined)
    },
    discard: () => store(undefined),
    /** Leaves text typed during the save to the form of the change; returns whether there is any. */
    saved: (sent: PriceFields, changeId: string): boolean => {
      const typed = latest.current
      const isMore = JSON.stringify(typed) !== JSON.stringify(sent)
      moveTo(`prices.${key}.${changeId}`)
      setBegun(sent)
      storeUnsaved(seen, typed, sent)
      return isMore
    },
  }
}

export type PriceForm = ReturnType<typeof usePriceForm>

/** Values of an earlier proposal that is edited. */
export interface ProposedStart {
  readonly values: PriceValues
  readonly note: string
  readonly validFrom?: string | null | undefined
}

function changesIn(fields: PriceFields, begun: PriceFields): Partial<PriceFields> {
  const before = new Map<string, unknown>(Object.entries(begun))
  const changes = Object.entries(fields).filter(([name, value]) => value !== before.get(name))
  return Object.fromEntries(changes) as Partial<PriceFields>
}

function fieldsOf({ asOf, price, source, sourceUrl }: PriceValues, proposed?: ProposedStart): PriceFields {
  return {
    price: price === null ? '' : String(price),
    hasNoPrice: price === null,
    source,
    sourceUrl: sourceUrl ?? '',
    asOf,
    validFrom: proposed?.validFrom ?? '',
    note: proposed?.note ?? '',
  }
}

/** Returns the typed price as the schema has it. */
export function priceInputOf(key: string, { fields, seen }: PriceForm): PriceInput {
  const { asOf, hasNoPrice, price, source, sourceUrl } = fields
  return {
    key,
    version: seen,
    hasNoPrice,
    source,
    asOf,
    ...(hasNoPrice || price === '' ? {} : { price }),
    ...(sourceUrl === '' ? {} : { sourceUrl }),
  }
}
