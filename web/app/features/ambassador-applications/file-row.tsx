import { uploadAccept } from '@seneb/contracts/vocabulary/upload-rules'
import { Field, fieldId } from '@seneb/ui/field'
import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import { FileCheck, FileUp } from 'lucide-react'
import { useRef } from 'react'

import { useFieldWords, useForm } from '../../forms/form-state.js'
import { applicationCopy } from './ambassador-applications.copy.js'
import type { FileField } from './file-fields.js'
import { storedFileInputs } from './stored-file-inputs.js'
import type { Files, FileState } from './use-files.js'

const copy = applicationCopy.file

interface FileRowProps {
  readonly name: FileField
  readonly files: Files
  readonly className?: string
}

/** A file of the form: what is chosen is sent at once, with its progress, and stays until it is removed (AMB-03, D-42). */
export function FileRow({ name, files, className }: FileRowProps) {
  const { errors, clearError } = useForm()
  const input = useRef<HTMLInputElement>(null)
  const state = files.stateOf(name)
  const words = useFieldWords(name)
  const error = state.kind === 'refused' ? state.sentence : state.kind === 'none' ? errors[name] : undefined

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
    <Field {...words} error={error} className={className}>
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
          <FileStatus state={state} label={words.label} remove={remove} again={choose} />
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

/** Lets a browser that sends the form by itself name a file that is stored already. */
function StoredFileInputs({ name, id, fileName }: { name: FileField; id: string; fileName: string }) {
  const names = storedFileInputs.names(name)
  return (
    <>
      <input type="hidden" name={names.id} value={id} />
      <input type="hidden" name={names.name} value={fileName} />
    </>
  )
}
