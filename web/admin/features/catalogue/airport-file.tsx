import { catalogueBounds } from '@seneb/contracts/publications/catalogue-entries'
import { Button } from '@seneb/ui/button'
import { useId, useRef, useState } from 'react'

import { formError, messageAt, type DeskError } from '../../graph/desk-error.js'
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
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const response = await request(DeskAirportsCsvDocument, {})
    setBusy(false)
    if ('error' in response) {
      setResult(response.error.message)
      return
    }
    const { airportsCsv: files } = response.data
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
      <Button isBusy={isBusy} onClick={() => void save()}>
        {copy.export}
      </Button>
    </>
  )
}

/** Reads a file of airports, shows its problems and what it would change, and imports it. */
export function ImportAirports({ onImported }: { readonly onImported: () => void }) {
  const { check, choose, csv, error, isChecking, preview } = usePreview()
  const [imports, setImports] = useState(0)
  const [isImported, setImported] = useState(false)
  const canImport = preview && preview.problems.length === 0
  const onFile = (file: File | undefined) => {
    setImported(false)
    void choose(file)
  }
  const finish = () => {
    setImports(imports + 1)
    setImported(true)
    void choose(undefined)
    onImported()
  }
  return (
    <section className="desk-panel mb-4" aria-label={copy.title}>
      <div className="desk-panel-head">
        <h2>{copy.title}</h2>
      </div>
      <div className="grid gap-4 p-4">
        <FileField key={imports} onFile={onFile} />
        {error && <NoteBar tone="bad">{error.message}</NoteBar>}
        <Button
          className="justify-self-start"
          disabled={csv === undefined}
          isBusy={isChecking}
          onClick={() => void check()}
        >
          {copy.read}
        </Button>
        <div role="status">
          {preview && canImport && <p>{copy.counts(preview)}</p>}
          {isImported && <p>{copy.imported}</p>}
        </div>
        {preview && preview.problems.length > 0 && <CsvProblems problems={preview.problems} />}
        {preview && canImport && csv !== undefined && (
          <ImportForm key={preview.seen} csv={csv} seen={preview.seen} onDone={finish} />
        )}
      </div>
    </section>
  )
}

function FileField({ onFile }: { readonly onFile: (file: File | undefined) => void }) {
  const id = useId()
  return (
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
        // A browser does not report a file that is chosen again, such as after its problems were solved.
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
          onFile(undefined)
        }}
        onChange={({ currentTarget }) => onFile(currentTarget.files?.[0])}
      />
    </div>
  )
}

interface ImportFormProps {
  readonly csv: string
  /** State of the airports for which the preview holds. */
  readonly seen: string
  readonly onDone: () => void
}

function ImportForm({ csv, onDone, seen }: ImportFormProps) {
  const [note, setNote] = useState('')
  const { mutate, isBusy, error } = useDeskMutation(DeskImportAirportsDocument, (data) => data.importAirports)
  const store = async () => {
    if (await mutate({ csv, seen, ...(note ? { note } : {}) })) onDone()
  }
  const message = formError(error, ['note'])
  return (
    <DeskForm onSubmit={store}>
      {message && <NoteBar tone="bad">{message}</NoteBar>}
      <TextField
        label={copy.reason}
        autoComplete="off"
        maxLength={catalogueBounds.note}
        value={note}
        onValue={setNote}
        error={messageAt(error, 'note')}
      />
      <Button type="submit" variant="brand" className="justify-self-start" isBusy={isBusy}>
        {copy.import}
      </Button>
    </DeskForm>
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

/** Text of the chosen file, and its preview once it is checked. Results of an earlier file are dropped. */
function usePreview() {
  const request = useRequestDesk()
  const chosen = useRef<File>(undefined)
  const [csv, setCsv] = useState<string>()
  const [preview, setPreview] = useState<Preview>()
  const [error, setError] = useState<DeskError>()
  const [isChecking, setChecking] = useState(false)
  const choose = async (file: File | undefined) => {
    chosen.current = file
    setCsv(undefined)
    setPreview(undefined)
    setError(undefined)
    setChecking(false)
    const text = file && (await textOf(file))
    if (text === undefined || chosen.current !== file) return
    if (typeof text === 'string') setCsv(text)
    else setError(text)
  }
  const check = async () => {
    const file = chosen.current
    if (csv === undefined) return
    setChecking(true)
    const response = await request(DeskAirportImportPreviewDocument, { csv })
    if (chosen.current !== file) return
    setChecking(false)
    if ('error' in response) setError(response.error)
    else {
      setError(undefined)
      setPreview(response.data.airportImportPreview)
    }
  }
  return { check, choose, csv, error, isChecking, preview }
}

/** Returns the text of a file, or the error when it is too large or cannot be read. */
async function textOf(file: File): Promise<string | DeskError> {
  if (file.size > catalogueBounds.csvBytes)
    return { code: 'INPUT_INVALID', message: copy.tooLarge(catalogueBounds.csvBytes, file.size) }
  return file.text().catch((): DeskError => ({ code: 'INPUT_INVALID', message: copy.unreadable }))
}
