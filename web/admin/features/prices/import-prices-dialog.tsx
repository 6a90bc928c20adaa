import { priceBounds } from '@seneb/contracts/vocabulary/price-changes'
import { Field } from '@seneb/ui/field'
import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import {
  DeskImportPricesDocument,
  DeskPriceImportPreviewDocument,
  type DeskPriceImportPreviewQuery,
} from '../../graph/generated/prices/graphql.js'
import { formError, messageAt, type DeskError } from '../../graph/desk-error.js'
import { useRequestDesk } from '../../graph/request-desk.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useRequestKey } from '../../session/use-request-key.js'
import { savedState } from '../../unsaved/unsaved.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TextField } from '../../ui/fields.js'
import { NoteBar } from '../../ui/note-bar.js'
import { PriceComparisons } from './price-change-review.js'
import { changePath } from './price.js'
import { pricesCopy } from './prices.copy.js'

const copy = pricesCopy.import

type Preview = DeskPriceImportPreviewQuery['priceImportPreview']

/** Reads a file of prices, shows its problems and changes, and proposes them as one change. */
export function ImportPricesDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <DeskDialog title={copy.title} onClose={onClose}>
      <ImportForm />
    </DeskDialog>
  )
}

function ImportForm() {
  const navigate = useNavigate()
  const keyOf = useRequestKey()
  const file = useFile()
  const [note, setNote] = useState('')
  const [validFrom, setValidFrom] = useState('')
  const { mutate, isBusy, error } = useDeskMutation(DeskImportPricesDocument, (data) => data.importPrices)
  const send = async () => {
    const input = { csv: file.csv, note, ...(validFrom === '' ? {} : { validFrom }) }
    const imported = await mutate({ input, idempotencyKey: keyOf(input) })
    if (imported) await navigate(changePath(imported.id), { state: savedState })
  }
  const whole = formError(file.error) ?? formError(error, ['note', 'validFrom'])
  return (
    <DialogForm submitLabel={copy.action} isBusy={isBusy} error={whole} onSubmit={send}>
      <p>{copy.text}</p>
      <Field id={useId()} label={copy.file} error={file.problem}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv"
            // A browser does not report a file that is chosen again, such as after its problems were solved.
            onClick={({ currentTarget }) => {
              currentTarget.value = ''
              void file.choose(undefined)
            }}
            onChange={(event) => void file.choose(event.target.files?.[0])}
          />
        )}
      </Field>
      {file.preview && <PreviewOf preview={file.preview} />}
      <TextField
        label={copy.note}
        autoComplete="off"
        maxLength={priceBounds.note}
        value={note}
        onValue={setNote}
        error={messageAt(error, 'note')}
      />
      <TextField
        label={copy.validFrom}
        type="date"
        value={validFrom}
        onValue={setValidFrom}
        error={messageAt(error, 'validFrom')}
      />
    </DialogForm>
  )
}

/** The chosen file as it would be imported; nothing is stored. */
function useFile() {
  const request = useRequestDesk()
  const latest = useRef<File>(undefined)
  const [csv, setCsv] = useState('')
  const [preview, setPreview] = useState<Preview>()
  const [problem, setProblem] = useState<string>()
  const [error, setError] = useState<DeskError>()
  const choose = async (chosen: File | undefined) => {
    latest.current = chosen
    setPreview(undefined)
    setError(undefined)
    setCsv('')
    const isTooLarge = chosen !== undefined && chosen.size > priceBounds.csvBytes
    setProblem(isTooLarge ? copy.tooLarge(priceBounds.csvBytes, chosen.size) : undefined)
    if (!chosen || isTooLarge) return
    const text = await chosen.text().catch(() => undefined)
    // Another file was chosen while this one was read.
    if (latest.current !== chosen) return
    if (text === undefined) {
      setProblem(copy.unreadable)
      return
    }
    const response = await request(DeskPriceImportPreviewDocument, { csv: text })
    if (latest.current !== chosen) return
    if ('error' in response) setError(response.error)
    else {
      setCsv(text)
      setPreview(response.data.priceImportPreview)
    }
  }
  return { csv, preview, problem, error, choose }
}

function PreviewOf({ preview: { prices, problems, unchangedCount } }: { readonly preview: Preview }) {
  if (problems.length > 0) {
    return (
      <NoteBar tone="bad" title={copy.problems(problems.length)}>
        <ul>
          {problems.map(({ column, line, message }) => (
            <li key={`${line} ${column}`}>{copy.problem(line, column, message)}</li>
          ))}
        </ul>
      </NoteBar>
    )
  }
  return (
    <>
      <NoteBar tone="good">{copy.found(prices.length, unchangedCount)}</NoteBar>
      {prices.length > 0 && <PriceComparisons prices={prices} isOpen={false} />}
    </>
  )
}
