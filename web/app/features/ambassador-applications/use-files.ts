import type { FieldProblem } from '@seneb/contracts/errors'
import { uploadSentences } from '@seneb/contracts/vocabulary/upload-rules'
import { useRef, useState } from 'react'

import { fileFieldsOf, type FileField, type StoredFile, type StoredFiles } from './file-fields.js'

/** What is known of the file of a field; `part` of it has left, from 0 to 1. */
export type FileState =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending'; readonly name: string; readonly part: number }
  | { readonly kind: 'stored'; readonly name: string; readonly id: string }
  | { readonly kind: 'refused'; readonly name: string; readonly sentence: string; readonly again?: File }

const none: FileState = { kind: 'none' }

/** The files of the form: stored as soon as they are chosen, while the person goes on (AMB-03, AMB-13, AMB-14, D-42). */
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
      // Another file, or none, may have been chosen meanwhile.
      if (attempts.current.get(field) === attempt) set(field, state)
    })
    attempts.current.set(field, attempt)
    set(field, { kind: 'sending', name: file.name, part: 0 })
  }
  const remove = (field: FileField): void => {
    attempts.current.delete(field)
    set(field, none)
  }

  /** Forgets stored files that will not do, such as one that is not there any more: they have to be chosen again. */
  const dropStored = (fields: object): void => {
    for (const field of fileFieldsOf('tour-guide')) {
      if (Object.hasOwn(fields, field) && latest.current[field]?.kind === 'stored') remove(field)
    }
  }

  /** What is stored once everything under way has ended, and the sentences of what could not be. */
  const settled = async ({ applicantType }: { readonly applicantType: string }) => {
    await Promise.all(attempts.current.values())
    const files: Partial<Record<FileField, StoredFile>> = {}
    const problems: FieldProblem[] = []
    for (const field of fileFieldsOf(applicantType)) {
      const state = latest.current[field] ?? none
      if (state.kind === 'stored') files[field] = { id: state.id, name: state.name }
      if (state.kind === 'refused') problems.push({ path: field, message: state.sentence })
    }
    return { more: files, problems }
  }
  return { stateOf, choose, remove, dropStored, settled }
}

/** What the rows of a file need. */
export type Files = ReturnType<typeof useFiles>

function statesOf(initial: StoredFiles): Partial<Record<FileField, FileState>> {
  return Object.fromEntries(Object.entries(initial).map(([field, file]) => [field, { kind: 'stored', ...file }]))
}

/** The code that sends files comes with the first file. */
async function store(file: File, tell: (state: FileState) => void): Promise<void> {
  const { name } = file
  try {
    const { FileRefused, sendFile } = await import('./send-file.js')
    const onProgress = (part: number): void => tell({ kind: 'sending', name, part })
    const ending = await sendFile(file, onProgress).catch((error: unknown) => error)
    if (ending instanceof FileRefused) {
      tell({ kind: 'refused', name, sentence: ending.message, ...(ending.again ? { again: file } : {}) })
    } else if (ending instanceof Error) throw ending
    else tell({ kind: 'stored', ...(ending as StoredFile) })
  } catch {
    tell({ kind: 'refused', name, sentence: uploadSentences.interrupted, again: file })
  }
}
