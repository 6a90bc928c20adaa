import { lazy, useState } from 'react'

import { DeskSavePlanDocument } from '../../graph/generated/operations.js'
import { sentenceAt, type Refusal } from '../../graph/refusal.js'
import { useAct } from '../../session/use-act.js'
import { DeskButton } from '../../ui/desk-button.js'
import { mayDiscard, useUnsaved } from '../../unsaved/unsaved.js'
import { onSendKey } from '../../ui/desk-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import { goTo } from './go-to.js'
import { anchorOf, PlanPart, partsOf, type Part } from './plan-part.js'
import { partWords, type PlanDetails } from './plan-words.js'
import { usePlanEdits, type PlanEdits } from './use-plan-edits.js'
import { LazyPart } from '../../ui/lazy-part.js'

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
  const [isNarrowed, setNarrowed] = useState(false)
  const folding = useFolding()
  const saving = usePlanSaving(edits, onChanged)
  useUnsaved(edits.isChanged)
  const { problems } = saving
  const parts = shownParts(edits, { isNarrowed, mayEdit })
  return (
    <section
      className="desk-panel"
      aria-label="The plan"
      onKeyDown={onSendKey(() => {
        if (edits.isChanged && !saving.isBusy) void saving.save()
      })}
    >
      <div className="desk-panel-head">
        <h2>The plan</h2>
        <span className="ms-auto" />
        <Tick label="Only figures, the patient's answers and changes" isOn={isNarrowed} onTurn={setNarrowed} />
        {latest.versions.length > 1 && (
          <Tick label="Show what the draft said" isOn={isDraftShown} onTurn={setDraftShown} />
        )}
      </div>
      <div className="grid gap-6 p-4">
        {mayEdit && <FromCatalogue edits={edits} />}
        <Outline parts={parts} folding={folding} />
        {parts.map((part) => (
          <PlanPart
            key={part.key}
            {...{ part, edits, isDraftShown, mayEdit, problems }}
            isFolded={folding.isFolded(part)}
            onFold={(isFolded) => folding.fold(part, isFolded)}
          />
        ))}
        {isDraftShown && <Removed removed={edits.details.removed} />}
      </div>
      {mayEdit && edits.isChanged && <SavingBar {...saving} />}
    </section>
  )
}

interface TickProps {
  readonly label: string
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
}

function Tick({ isOn, label, onTurn }: TickProps) {
  return (
    <label className="desk-small inline-flex min-h-6 items-center gap-2">
      <input type="checkbox" checked={isOn} onChange={(event) => onTurn(event.target.checked)} />
      {label}
    </label>
  )
}

/** The parts as they are shown: empty ones only to whoever may add to them. */
function shownParts(
  edits: PlanEdits,
  { isNarrowed, mayEdit }: { isNarrowed: boolean; mayEdit: boolean },
): readonly Part[] {
  const all = partsOf(edits.details, edits.added).map((part) => (isNarrowed ? narrowed(part, edits) : part))
  const isEmpty = ({ day, lines, part }: Part) =>
    lines.length === 0 && !edits.added.some((line) => line.part === part && line.day === day)
  return mayEdit && !isNarrowed ? all : all.filter((part) => !isEmpty(part))
}

/** The lines of a part that a reviewer looks at first: with a figure, of the patient's answers, or changed. */
function narrowed(part: Part, edits: PlanEdits): Part {
  const lines = part.lines.filter(
    ({ figures, id, origin, was }) => figures.length > 0 || origin === 'PATIENT' || was || edits.editOf(id),
  )
  return { ...part, lines }
}

/** Which parts are folded. */
function useFolding() {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  return {
    isFolded: ({ key }: Part) => folded.has(key),
    fold: ({ key }: Part, isFolded: boolean) => {
      if (folded.has(key) === isFolded) return
      setFolded(new Set(isFolded ? [...folded, key] : [...folded].filter((one) => one !== key)))
    },
    foldAll: (parts: readonly Part[]) => setFolded(new Set(parts.map(({ key }) => key))),
  }
}

interface OutlineProps {
  readonly parts: readonly Part[]
  readonly folding: ReturnType<typeof useFolding>
}

/** The parts by name, each a press away, and the way to fold all of them. */
function Outline({ folding, parts }: OutlineProps) {
  const isAllFolded = parts.every(folding.isFolded)
  return (
    <nav aria-label="Parts of the plan" className="desk-plan-outline">
      {parts.map((part) => (
        <a key={part.key} href={`#${anchorOf(part)}`} onClick={goTo}>
          {part.heading}
        </a>
      ))}
      <DeskButton isSmall tone="quiet" onClick={() => folding.foldAll(isAllFolded ? [] : parts)}>
        {isAllFolded ? 'Unfold all' : 'Fold all'}
      </DeskButton>
    </nav>
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
        Add lines from the catalogue...
      </DeskButton>
      <LazyPart>
        {isOpen && (
          <CatalogueDialog details={{ ...edits.details, catalogueLines }} onAdd={add} onClose={() => setOpen(false)} />
        )}
      </LazyPart>
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
    leave: async () => {
      if (!(await mayDiscard(true))) return
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
      <DeskButton tone="quiet" onClick={() => void leave()}>
        Discard my changes
      </DeskButton>
    </div>
  )
}

/** What is refused at a line is told there. */
function sentenceOf(refusal: Refusal): string {
  const isAtLines = (refusal.fields ?? []).length > 0
  return sentenceAt(refusal, 'lines') ?? (isAtLines ? 'Some lines cannot be saved.' : refusal.message)
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
