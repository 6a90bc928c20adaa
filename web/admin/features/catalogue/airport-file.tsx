import { catalogueBounds } from '@seneb/contracts/publications/catalogue-entries'
import { Button } from '@seneb/ui/button'
import { useId, useState } from 'react'

import { formError, type DeskError } from '../../graph/desk-error.js'
import {
  DeskAirportImportPreviewDocument,
  DeskAirportsCsvDocument,
  DeskImportAirportsDocument,
  type DeskAirportImportPreviewQuery,
} from '../../graph/generated/catalogue/graphql.js'
import { useRequestDesk } from '../../graph/request-desk.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskForm } from '../../ui/desk-form.js'
import { TextField } from '../../ui/fields.js'
import { NoteBar } from '../../ui/note-bar.js'
import { saveFile } from '../../ui/save-file.js'
import { catalogueCopy } from './catalogue.copy.js'

const copy = catalogueCopy.airports

type Preview = DeskAirportImportPreviewQuery['airportImportPreview']

/** Saves every airport, in files that can each be imported. */
export function ExportAirportsButton() {
  const request = useRequestDesk()
  const [result, setResult] = useState('')
  const save = async () => {
    const answer = await request(DeskAirportsCsvDocument, {})
    if (!('data' in answer)) {
      setResult(answer.error.message)
      return
    }
    const { airportsCsv: files } = answer.data
    for (const [at, { csv }] of files.entries()) saveFile(copy.fileName(at + 1, files.length), csv)
    setResult(
      copy.exported(
        files.reduce((sum, { count }) => sum + count, 0),
        files.length,
      ),
    )
  }
  return (
    <>
      <span role="status" className="desk-small">
        {result}
      </span>
      <Button onClick={() => void save()}>{copy.export}</Button>
    </>
  )
}

/** Reads a file of airports, shows its problems and what it would change, and imports it. */
export function ImportAirports({ onImported }: { readonly onImported: () => void }) {
  const { check, error, preview, setCsv, csv, reset } = usePreview()
  const [note, setNote] = useState('')
  const [isImported, setImported] = useState(false)
  const storing = useDeskMutation(DeskImportAirportsDocument, (data) => data.importAirports)
  const choose = async (file: File | undefined) => {
    setImported(false)
    await setCsv(file)
  }
  const store = async () => {
    if (!preview || csv === undefined) return
    const imported = await storing.mutate({ csv, seen: preview.seen, ...(note ? { note } : {}) })
    if (!imported) return
    setImported(true)
    reset()
    onImported()
  }
  const id = useId()
  const canImport = preview && preview.problems.length === 0
  return (
    <section className="desk-panel mb-4" aria-label={copy.title}>
      <div className="desk-panel-head">
        <h2>{copy.title}</h2>
      </div>
      <div className="grid gap-4 p-4">
        <div>
          <label htmlFor={id} className="font-semibold">
            {copy.file}
          </label>
          <p id={`${id}-hint`} className="desk-small">
            {copy.hint}
          </p>
          <input
            id={id}
            type="file"
            accept=".csv,text/csv"
            aria-describedby={`${id}-hint`}
            className="mt-1 min-h-11 max-w-full"
            onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
          />
        </div>
        {error && <NoteBar tone="bad">{error.message}</NoteBar>}
        {storing.error && <NoteBar tone="bad">{formError(storing.error)}</NoteBar>}
        <Button className="justify-self-start" disabled={csv === undefined} onClick={() => void check()}>
          {copy.read}
        </Button>
        <div role="status">
          {preview && canImport && <p>{copy.counts(preview)}</p>}
          {isImported && <p>{copy.imported}</p>}
        </div>
        {preview && preview.problems.length > 0 && <CsvProblems problems={preview.problems} />}
        {canImport && (
          <DeskForm onSubmit={store}>
            <TextField
              label={copy.reason}
              autoComplete="off"
              maxLength={catalogueBounds.note}
              value={note}
              onValue={setNote}
            />
            <Button type="submit" variant="brand" className="justify-self-start" isBusy={storing.isBusy}>
              {copy.import}
            </Button>
          </DeskForm>
        )}
      </div>
    </section>
  )
}

function CsvProblems({ problems }: Pick<Preview, 'problems'>) {
  return (
    <NoteBar tone="bad" title={copy.problems}>
      <ul className="list-disc ps-5">
        {problems.map(({ column, line, message }) => (
          <li key={`${line}/${column}/${message}`}>{copy.problem(line, column, message)}</li>
        ))}
      </ul>
    </NoteBar>
  )
}

function usePreview() {
  const request = useRequestDesk()
  const [csv, setText] = useState<string>()
  const [preview, setPreview] = useState<Preview>()
  const [error, setError] = useState<DeskError>()
  const reset = () => {
    setText(undefined)
    setPreview(undefined)
    setError(undefined)
  }
  const setCsv = async (file: File | undefined) => {
    reset()
    if (!file) return
    if (file.size <= catalogueBounds.csvBytes) setText(await file.text())
    else setError({ code: 'INPUT_INVALID', message: copy.tooLarge(catalogueBounds.csvBytes, file.size) })
  }
  const check = async () => {
    if (csv === undefined) return
    const answer = await request(DeskAirportImportPreviewDocument, { csv })
    if ('data' in answer) {
      setError(undefined)
      setPreview(answer.data.airportImportPreview)
    } else setError(answer.error)
  }
  return { csv, setCsv, preview, error, check, reset }
}
