import { Button } from '@seneb/ui/button'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import {
  DeskPriceVersionsDocument,
  DeskRestorePriceVersionDocument,
  type DeskPriceVersionsQuery,
} from '../../graph/generated/prices/graphql.js'
import { formError } from '../../graph/desk-error.js'
import { ErrorView } from '../../session/error-view.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useConnection } from '../../session/use-connection.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { DiffText, wordDiff } from '../../ui/word-diff.js'
import { changePath, dayText, textOfValues, type Price } from './price.js'
import { pricesCopy } from './prices.copy.js'

const copy = pricesCopy.history
const pageSize = 10

interface PriceHistoryProps {
  readonly price: Price
  /** Whether the person may propose earlier values again. */
  readonly isEditable: boolean
}

type Listed = DeskPriceVersionsQuery['priceVersions']
type Version = Listed['nodes'][number]

/** Every value that a price had on the site, each with the difference to the one before, and a button that proposes it. */
export function PriceHistory({ isEditable, price }: PriceHistoryProps) {
  const { error, hasMore, isLoading, items: versions, readMore, reload } = useVersions(price.key)
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.label}</h2>
      </div>
      {error && <ErrorView error={error} onRetry={() => void reload()} />}
      <ol className="desk-timeline">
        {versions?.map((version, at) => (
          <VersionRow key={version.values.version} {...{ isEditable, price, version }} earlier={versions[at + 1]} />
        ))}
      </ol>
      {hasMore && (
        <div className="p-4">
          <Button isSmall isBusy={isLoading} onClick={readMore}>
            {copy.older}
          </Button>
        </div>
      )}
    </section>
  )
}

function useVersions(key: string) {
  return useConnection(
    DeskPriceVersionsDocument,
    { key, first: pageSize },
    { isLive: true, listIn: ({ priceVersions }) => priceVersions, keyOf: ({ values }) => values.version },
  )
}

interface VersionRowProps extends PriceHistoryProps {
  readonly version: Version
  readonly earlier: Version | undefined
}

function VersionRow({ earlier, isEditable, price, version }: VersionRowProps) {
  const { checkedBy, note, restoredFrom, validFrom, values, writtenBy } = version
  const isCurrent = values.version === price.values.version
  const before = textOfValues(earlier?.values ?? values)
  return (
    <li>
      <p>
        <span className="font-semibold">{copy.version(values.version)}</span>
        {isCurrent && copy.current}:{' '}
        {writtenBy && checkedBy ? copy.people(writtenBy.name, checkedBy.name) : copy.shipped}
      </p>
      <p className="desk-small">{copy.validFrom(dayText(validFrom))}</p>
      {restoredFrom && <p className="desk-small">{copy.restored(restoredFrom)}</p>}
      {note && <p className="desk-small wrap-anywhere">{note}</p>}
      <p className="desk-words">
        <DiffText pieces={wordDiff(before, textOfValues(values))} />
      </p>
      {isEditable && !isCurrent && <Restore price={price} version={values.version} />}
    </li>
  )
}

interface RestoreProps {
  readonly price: Price
  readonly version: number
}

function Restore(props: RestoreProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-2">
      <Button isSmall onClick={() => setOpen(true)}>
        {copy.restore(props.version)}
      </Button>
      {isOpen && <RestoreDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  )
}

function RestoreDialog({ onClose, price, version }: RestoreProps & { readonly onClose: () => void }) {
  const navigate = useNavigate()
  const { mutate, isBusy, error } = useDeskMutation(DeskRestorePriceVersionDocument, (data) => data.restorePriceVersion)
  const restore = async () => {
    // Each press is a request of its own: the same version can be proposed again later.
    const idempotencyKey = crypto.randomUUID()
    const { key, values } = price
    const restored = await mutate({ key, version: values.version, from: version, idempotencyKey })
    if (restored) await navigate(changePath(restored.id))
  }
  return (
    <DeskDialog title={copy.restoreTitle(version)} onClose={onClose}>
      <DialogForm submitLabel={copy.restoreAction} isBusy={isBusy} error={formError(error)} onSubmit={restore}>
        <p>{copy.restoreText}</p>
      </DialogForm>
    </DeskDialog>
  )
}
