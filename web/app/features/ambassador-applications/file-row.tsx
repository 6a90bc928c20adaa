import type { FieldProblem } from '@seneb/contracts/errors'
import { uploadAccept, uploadMessages } from '@seneb/contracts/vocabulary/upload-rules'
import { Field, fieldId } from '@seneb/ui/field'
import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import { FileCheck, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'

import { useFieldCopy, useForm } from '../../forms/form-state.js'
import { applicationCopy } from './ambassador-applications.copy.js'
import {
  fileFieldsOf,
  storedFileInputs,
  type FileField,
  type StoredFile,
  type StoredFiles,
} from './application.definition.js'

const copy = applicationCopy.file

interface FileRowProps {
  readonly name: FileField
  readonly files: Files
  readonly className?: string
}

/** A file of the form: it is uploaded when chosen, with its progress, and stays until it is removed (AMB-03, D-42). */
export function FileRow({ name, files, className }: FileRowProps) {
  const { errors, clearError } = useForm()
  const input = useRef<HTMLInputElement>(null)
  const state = files.stateOf(name)
  const fieldCopy = useFieldCopy(name)
  const error = state.kind === 'refused' ? state.message : state.kind === 'none' ? errors[name] : undefined

  const choose = (file: File | undefined): void => {
    clearError(name)
    if (file) files.choose(name, file)
  }
  const remove = (): void => {
    clearError(name)
    files.remove(name)
    if (input.current) input.current.value = ''
    document.getElementById(fieldId(name))?.focus()
  }
  return (
    <Field {...fieldCopy} error={error} className={className}>
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            type="file"
            accept={uploadAccept}
            onChange={(event) => choose(event.target.files?.[0])}
            className={`${control.className} file-control ${state.kind === 'none' ? '' : 'text-transparent'}`}
          />
          <FileStatus state={state} label={fieldCopy.label} remove={remove} again={choose} />
          {state.kind === 'stored' && <StoredFileInputs name={name} id={state.id} fileName={state.name} />}
        </>
      )}
    </Field>
  )
}

interface FileStatusProps {
  readonly state: FileState
  readonly label: string
  readonly remove: () => void
  readonly again: (file: File) => void
}

/** 'Selected: ...' while the file is on its way, 'Uploaded: ...' once it is stored (AMB-03, D-42). */
function FileStatus({ state, label, remove, again }: FileStatusProps) {
  const isStored = state.kind === 'stored'
  const Icon = isStored ? FileCheck : FileUp
  return (
    <div aria-live="polite">
      {state.kind !== 'none' && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 rounded-field bg-tint px-4 py-1.5">
          <Icon aria-hidden size={20} className={isStored ? 'shrink-0 text-good' : 'shrink-0 text-brand'} />
          <span className="min-w-0 grow break-words">
            {isStored ? copy.uploaded(state.name) : copy.selected(state.name)}
          </span>
          {state.kind === 'refused' && state.again && (
            <RowButton label={copy.again} onClick={() => state.again && again(state.again)} />
          )}
          <RowButton label={copy.removeShort} spoken={copy.remove(label)} onClick={remove} />
          {state.kind === 'sending' && <Progress part={state.part} />}
        </div>
      )}
    </div>
  )
}

function RowButton({ label, spoken, onClick }: { label: string; spoken?: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-12 rounded-full px-3 font-semibold text-brand-strong hover:bg-brand-soft"
    >
      {spoken ? (
        <>
          <span aria-hidden>{label}</span>
          <VisuallyHidden>{spoken}</VisuallyHidden>
        </>
      ) : (
        label
      )}
    </button>
  )
}

function Progress({ part }: { readonly part: number }) {
  const percent = Math.round(part * 100)
  return (
    <progress
      aria-label={copy.progress(percent)}
      value={percent}
      max={100}
      className="file-progress mb-2 h-2 w-full overflow-hidden rounded-full"
    />
  )
}

/** References an already stored file for forms that the browser submits without a script. */
function StoredFileInputs({ name, id, fileName }: { name: FileField; id: string; fileName: string }) {
  const names = storedFileInputs.names(name)
  return (
    <>
      <input type="hidden" name={names.id} value={id} />
      <input type="hidden" name={names.name} value={fileName} />
    </>
  )
}

/** State of a field's file; `part` is the uploaded fraction, from 0 to 1. */
type FileState =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending'; readonly name: string; readonly part: number }
  | { readonly kind: 'stored'; readonly name: string; readonly id: string }
  | { readonly kind: 'refused'; readonly name: string; readonly message: string; readonly again?: File }

const none: FileState = { kind: 'none' }

/**
 * Returns the state and actions of the form's files; each file is uploaded as soon as it is chosen (AMB-03, AMB-13,
 * AMB-14, D-42).
 */
export function useFiles(initial: StoredFiles) {
  const [states, setStates] = useState<Readonly<Partial<Record<FileField, FileState>>>>(() => statesOf(initial))
  const latest = useRef(states)
  const attempts = useRef(new Map<FileField, Promise<void>>())

  const set = (field: FileField, state: FileState): void => {
    latest.current = { ...latest.current, [field]: state }
    setStates(latest.current)
  }
  const stateOf = (field: FileField): FileState => states[field] ?? none

  const choose = (field: FileField, file: File): void => {
    const attempt: Promise<void> = store(file, (state) => {
      // The person may have chosen another file, or removed it, during the upload.
      if (attempts.current.get(field) === attempt) set(field, state)
    })
    attempts.current.set(field, attempt)
    set(field, { kind: 'sending', name: file.name, part: 0 })
  }
  const remove = (field: FileField): void => {
    attempts.current.delete(field)
    set(field, none)
  }

  /**
   * Drops stored files that were rejected, for example because they no longer exist, so that they must be chosen again.
   */
  const dropStored = (fields: object): void => {
    for (const field of fileFieldsOf('tour-guide')) {
      if (Object.hasOwn(fields, field) && latest.current[field]?.kind === 'stored') remove(field)
    }
  }

  /** Returns the stored files once all uploads have ended, and the error sentences of those that failed. */
  const settled = async ({ applicantType }: { readonly applicantType: string }) => {
    await Promise.all(attempts.current.values())
    const files: Partial<Record<FileField, StoredFile>> = {}
    const problems: FieldProblem[] = []
    for (const field of fileFieldsOf(applicantType)) {
      const state = latest.current[field] ?? none
      if (state.kind === 'stored') files[field] = { id: state.id, name: state.name }
      if (state.kind === 'refused') problems.push({ path: field, message: state.message })
    }
    return { more: files, problems }
  }
  return { stateOf, choose, remove, dropStored, settled }
}

/** State and actions that the file rows need. */
export type Files = ReturnType<typeof useFiles>

function statesOf(initial: StoredFiles): Partial<Record<FileField, FileState>> {
  return Object.fromEntries(Object.entries(initial).map(([field, file]) => [field, { kind: 'stored', ...file }]))
}

/** The upload code is loaded with the first file. */
async function store(file: File, onChange: (state: FileState) => void): Promise<void> {
  const { name } = file
  try {
    const { FileRejected, sendFile } = await import('./send-file.js')
    const onProgress = (part: number): void => onChange({ kind: 'sending', name, part })
    const ending = await sendFile(file, onProgress).catch((error: unknown) => error)
    if (ending instanceof FileRejected) {
      onChange({ kind: 'refused', name, message: ending.message, ...(ending.again ? { again: file } : {}) })
    } else if (ending instanceof Error) throw ending
    else onChange({ kind: 'stored', ...(ending as StoredFile) })
  } catch {
    onChange({ kind: 'refused', name, message: uploadMessages.interrupted, again: file })
  }
}
