import { lazy, Suspense, useState } from 'react'

import { DeskSavePlanDocument } from '../../graph/generated/operations.js'
import { sentenceAt, type Refusal } from '../../graph/refusal.js'
import { useAct } from '../../session/use-act.js'
import { DeskButton } from '../../ui/desk-button.js'
import { NoteBar } from '../../ui/note-bar.js'
import { PlanPart, partsOf } from './plan-part.js'
import { partWords, type PlanDetails } from './plan-words.js'
import { usePlanEdits, type PlanEdits } from './use-plan-edits.js'

/** It comes when someone opens it. */
const CatalogueDialog = lazy(async () => ({ default: (await import('./catalogue-dialog.js')).CatalogueDialog }))

interface PlanEditorProps {
  readonly details: PlanDetails
  readonly mayEdit: boolean
  readonly onChanged: () => Promise<void>
}

/** The plan line by line, part by part, to be read or changed; it is saved whole (D-49). */
export function PlanEditor({ details: latest, mayEdit, onChanged }: PlanEditorProps) {
  const edits = usePlanEdits(latest)
  const [isDraftShown, setDraftShown] = useState(false)
  const saving = usePlanSaving(edits, onChanged)
  const { problems } = saving
  return (
    <section className="desk-panel" aria-label="The plan">
      <div className="desk-panel-head">
        <h2>The plan</h2>
        {latest.versions.length > 1 && (
          <label className="desk-small ms-auto inline-flex min-h-6 items-center gap-2">
            <input type="checkbox" checked={isDraftShown} onChange={() => setDraftShown(!isDraftShown)} />
            Show what the draft said
          </label>
        )}
      </div>
      <div className="grid gap-6 p-4">
        {mayEdit && <FromCatalogue edits={edits} />}
        {partsOf(edits.details, edits.added).map((part) => (
          <PlanPart key={part.key} {...{ part, edits, isDraftShown, mayEdit, problems }} />
        ))}
        {isDraftShown && <Removed removed={edits.details.removed} />}
      </div>
      {mayEdit && edits.isChanged && <SavingBar {...saving} />}
    </section>
  )
}

/** What the catalogue has and nobody has taken yet. */
function FromCatalogue({ edits }: { readonly edits: PlanEdits }) {
  const [isOpen, setOpen] = useState(false)
  const taken = new Set(edits.added.map(({ text }) => text))
  const catalogueLines = edits.details.catalogueLines.filter(({ text }) => !taken.has(text))
  if (catalogueLines.length === 0) return null
  const add = (lines: readonly (typeof catalogueLines)[number][]) => {
    edits.addAll(lines)
    setOpen(false)
  }
  return (
    <>
      <DeskButton className="justify-self-start" onClick={() => setOpen(true)}>
        Lines from the catalogue...
      </DeskButton>
      <Suspense fallback={null}>
        {isOpen && (
          <CatalogueDialog details={{ ...edits.details, catalogueLines }} onAdd={add} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}

/** Saves the whole plan; what was refused is told at each line, and what changed meanwhile is read anew. */
function usePlanSaving(edits: PlanEdits, onChanged: () => Promise<void>) {
  const { act, clear, isBusy, refusal } = useAct(DeskSavePlanDocument, ({ saveCarePlan }) => saveCarePlan)
  const { keys, variables } = edits.input()
  return {
    isBusy,
    refusal,
    problems: problemsBy(refusal, keys),
    save: async () => {
      if (await act(variables)) edits.clear()
      await onChanged()
    },
    leave: () => {
      edits.clear()
      clear()
    },
  }
}

function SavingBar({ isBusy, leave, refusal, save }: ReturnType<typeof usePlanSaving>) {
  return (
    <div className="desk-plan-bar">
      {refusal && <NoteBar tone="bad">{sentenceOf(refusal)}</NoteBar>}
      <DeskButton tone="solid" isBusy={isBusy} onClick={() => void save()}>
        Save the plan
      </DeskButton>
      <DeskButton tone="quiet" onClick={leave}>
        Throw my changes away
      </DeskButton>
    </div>
  )
}

/** What is refused at a line is told there. */
function sentenceOf(refusal: Refusal): string {
  const isAtLines = (refusal.fields ?? []).length > 0
  return sentenceAt(refusal, 'lines') ?? (isAtLines ? 'Some lines cannot be saved so.' : refusal.message)
}

function Removed({ removed }: Pick<PlanDetails, 'removed'>) {
  if (removed.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="desk-label">Taken out of the draft</h3>
      <ul className="grid gap-1">
        {removed.map(({ id, part, text }) => (
          <li key={id}>
            {partWords[part]}: <del>{text}</del>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The sentence of a refusal for each line: fields count lines as they were sent, reasons name them. */
function problemsBy(refusal: Refusal | undefined, keys: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    (refusal?.fields ?? []).flatMap(({ message, path }) => {
      const [of, name = ''] = path.split(/[.[\]]+/)
      const key = of === 'lines' ? keys[Number(name)] : name
      return key === undefined || key === '' ? [] : [[key, message] as const]
    }),
  )
}
