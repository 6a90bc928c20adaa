import { maxListElements } from '@seneb/contracts/forms/bounds'
import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskDialog } from '../../ui/desk-dialog.js'
import { planDialogsCopy } from './plan-dialogs.copy.js'
import { placeOf, preferenceOf, type PlanDetails } from './plan-labels.js'

const copy = planDialogsCopy.catalogueDialog

type CatalogueLine = PlanDetails['catalogueLines'][number]

interface CatalogueDialogProps {
  readonly details: PlanDetails
  readonly onAdd: (lines: readonly CatalogueLine[]) => void
  readonly onClose: () => void
}

/** Offers lines of our catalogue for a plan; chosen ones are added when the plan is saved. */
export function CatalogueDialog({ details: { catalogueLines, plan }, onAdd, onClose }: CatalogueDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<CatalogueLine>>(new Set())
  // Maximum number of lines saved together; the others are offered again.
  const atOnce = catalogueLines.slice(0, maxListElements)
  const toggle = (line: CatalogueLine) => {
    const next = new Set(chosen)
    if (!next.delete(line)) next.add(line)
    setChosen(next)
  }
  return (
    <DeskDialog title={copy.title} onClose={onClose}>
      <div className="grid gap-4">
        <p className="desk-small">{copy.text(preferenceOf(plan))}</p>
        <div className="desk-plan-diff" tabIndex={0} role="group" aria-label={copy.label}>
          <Choices lines={catalogueLines} chosen={chosen} onToggle={toggle} />
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button onClick={() => setChosen(new Set(atOnce))}>
            {atOnce.length < catalogueLines.length ? copy.chooseTheFirst(maxListElements) : copy.chooseAll}
          </Button>
          <Button
            variant="brand"
            disabled={chosen.size === 0}
            onClick={() => onAdd(catalogueLines.filter((one) => chosen.has(one)))}
          >
            {copy.addThem}
          </Button>
        </div>
      </div>
    </DeskDialog>
  )
}

interface ChoicesProps {
  readonly lines: readonly CatalogueLine[]
  readonly chosen: ReadonlySet<CatalogueLine>
  readonly onToggle: (line: CatalogueLine) => void
}

/** The lines part by part. */
function Choices({ chosen, lines, onToggle }: ChoicesProps) {
  const sections = [...new Set(lines.map(placeOf))]
  return sections.map((section) => (
    <fieldset key={section} className="mb-3 grid gap-1">
      <legend className="field-label">{section}</legend>
      {lines
        .filter((line) => placeOf(line) === section)
        .map((line) => (
          <label key={line.text} className="flex min-h-6 items-start gap-2">
            <input type="checkbox" className="mt-1" checked={chosen.has(line)} onChange={() => onToggle(line)} />
            {line.text}
          </label>
        ))}
    </fieldset>
  ))
}
