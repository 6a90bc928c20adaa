import { Button } from '@seneb/ui/button'
import { lazy, useState, type ReactNode } from 'react'

import { useUnsaved } from '../../unsaved/unsaved.js'
import { goTo } from './go-to.js'
import { anchorOf, PlanSection, partsOf, type Part } from './plan-part.js'
import { SavingBar, usePlanSaving } from './plan-saving.js'
import { sectionLabels, type PlanDetails } from './plan-labels.js'
import { plansCopy } from './plans.copy.js'
import { usePlanKeys } from './use-plan-keys.js'
import { usePlanEdits, type PlanEdits } from './use-plan-edits.js'
import { LazyComponent } from '../../ui/lazy-component.js'

const copy = plansCopy.planEditor

/** Loaded when a person opens it. */
const CatalogueDialog = lazy(async () => ({ default: (await import('./catalogue-dialog.js')).CatalogueDialog }))

interface PlanEditorProps {
  readonly details: PlanDetails
  readonly mayEdit: boolean
  readonly onChanged: () => Promise<void>
}

/** The plan line by line, part by part, to be read or changed; it is saved whole (D-49). */
export function PlanEditor({ details: latest, mayEdit, onChanged }: PlanEditorProps) {
  const edits = usePlanEdits(latest)
  const [isDraftVisible, setDraftVisible] = useState(false)
  const [isNarrowed, setNarrowed] = useState(false)
  const folding = useFolding()
  const saving = usePlanSaving(edits, onChanged)
  useUnsaved(edits.isChanged, edits.clear)
  const sections = visibleSections(edits, { isNarrowed, mayEdit })
  usePlanKeys(edits, { sections, mayEdit })
  return (
    <section className="desk-panel" aria-label={copy.thePlan} onKeyDown={saving.onKeyDown}>
      <PlanHead>
        <Tick label={copy.onlyFiguresThePatients} isOn={isNarrowed} onToggle={setNarrowed} />
        {latest.versions.length > 1 && (
          <Tick label={copy.showWhatTheDraft} isOn={isDraftVisible} onToggle={setDraftVisible} />
        )}
      </PlanHead>
      <div className="grid gap-6 p-4">
        {mayEdit && <FromCatalogue edits={edits} />}
        <Outline sections={sections} folding={folding} />
        {sections.map((part) => (
          <PlanSection
            key={part.key}
            {...{ part, edits, isDraftVisible, mayEdit, problems: saving.problems }}
            isFolded={folding.isFolded(part)}
            onFold={(isFolded) => folding.fold(part, isFolded)}
          />
        ))}
        {isDraftVisible && <Removed removed={edits.details.removed} />}
      </div>
      {edits.isChanged && (
        <SavingBar {...saving} newest={edits.isBehind && !saving.isBusy ? latest.plan.version : undefined} />
      )}
    </section>
  )
}

function PlanHead({ children }: { readonly children: ReactNode }) {
  return (
    <div className="desk-panel-head">
      <h2>{copy.thePlan}</h2>
      <span className="ms-auto" />
      {children}
    </div>
  )
}

interface TickProps {
  readonly label: string
  readonly isOn: boolean
  readonly onToggle: (isOn: boolean) => void
}

function Tick({ isOn, label, onToggle }: TickProps) {
  return (
    <label className="desk-small inline-flex min-h-6 items-center gap-2">
      <input type="checkbox" checked={isOn} onChange={(event) => onToggle(event.target.checked)} />
      {label}
    </label>
  )
}

/** Returns the parts to show; empty parts only when the viewer may add lines to them. */
function visibleSections(
  edits: PlanEdits,
  { isNarrowed, mayEdit }: { isNarrowed: boolean; mayEdit: boolean },
): readonly Part[] {
  const all = partsOf(edits.details, edits.added).map((part) => (isNarrowed ? narrowed(part, edits) : part))
  const isEmpty = ({ day, lines, part }: Part) =>
    lines.length === 0 && !edits.added.some((line) => line.part === part && line.day === day)
  return mayEdit && !isNarrowed ? all : all.filter((part) => !isEmpty(part))
}

/** Returns the lines that a reviewer checks first: with a figure, of the patient's answers, or changed. */
function narrowed(part: Part, edits: PlanEdits): Part {
  const lines = part.lines.filter(
    ({ draftText, figures, id, origin }) => figures.length > 0 || origin === 'PATIENT' || draftText || edits.editOf(id),
  )
  return { ...part, lines }
}

/** Folded parts. */
function useFolding() {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  return {
    isFolded: ({ key }: Part) => folded.has(key),
    fold: ({ key }: Part, isFolded: boolean) => {
      if (folded.has(key) === isFolded) return
      setFolded(new Set(isFolded ? [...folded, key] : [...folded].filter((one) => one !== key)))
    },
    foldAll: (sections: readonly Part[]) => setFolded(new Set(sections.map(({ key }) => key))),
  }
}

interface OutlineProps {
  readonly sections: readonly Part[]
  readonly folding: ReturnType<typeof useFolding>
}

/** Links to the parts, with a button that folds all of them. */
function Outline({ folding, sections }: OutlineProps) {
  const isAllFolded = sections.every(folding.isFolded)
  return (
    <nav aria-label={copy.partsOfThePlan} className="desk-plan-outline">
      {sections.map((part) => (
        <a key={part.key} href={`#${anchorOf(part)}`} onClick={goTo}>
          {part.heading}
        </a>
      ))}
      <Button isSmall variant="quiet" onClick={() => folding.foldAll(isAllFolded ? [] : sections)}>
        {isAllFolded ? copy.unfoldAll : copy.foldAll}
      </Button>
    </nav>
  )
}

/** Returns catalogue lines that are not in the plan yet. */
function FromCatalogue({ edits }: { readonly edits: PlanEdits }) {
  const [isOpen, setOpen] = useState(false)
  const addedTexts = new Set(edits.added.map(({ text }) => text))
  const catalogueLines = edits.details.catalogueLines.filter(({ text }) => !addedTexts.has(text))
  if (catalogueLines.length === 0) return null
  const add = (lines: readonly (typeof catalogueLines)[number][]) => {
    edits.addAll(lines)
    setOpen(false)
  }
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {copy.addLinesFrom}
      </Button>
      <LazyComponent>
        {isOpen && (
          <CatalogueDialog details={{ ...edits.details, catalogueLines }} onAdd={add} onClose={() => setOpen(false)} />
        )}
      </LazyComponent>
    </>
  )
}

function Removed({ removed }: Pick<PlanDetails, 'removed'>) {
  if (removed.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="field-label">{copy.removed}</h3>
      <ul className="grid gap-1">
        {removed.map(({ id, part, text }) => (
          <li key={id}>
            {sectionLabels[part]}: <del>{text}</del>
          </li>
        ))}
      </ul>
    </div>
  )
}
