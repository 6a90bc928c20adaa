import { Button } from '@seneb/ui/button'

import { NoteBar } from '../../ui/note-bar.js'
import { When } from '../../ui/when.js'
import { authorOf, type PlanDetails } from './plan-labels.js'
import { plansCopy } from './plans.copy.js'

const copy = plansCopy.planHistory

interface HistoryProps {
  readonly details: PlanDetails
  readonly onCompare: () => void
}

/** Lists every version of a plan, with a button that compares two of them. */
export function Versions({ details: { plan, versions }, onCompare }: HistoryProps) {
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.label}</h2>
      </div>
      <ol className="grid gap-1 p-4">
        {versions.map((version) => (
          <li key={version.number}>
            {version.number}: {authorOf(version, plan.isDraftMissing)}, <When at={version.at} />
          </li>
        ))}
      </ol>
      {versions.length > 1 && (
        <div className="px-4 pb-4">
          <Button onClick={onCompare}>{copy.whatChanged}</Button>
        </div>
      )}
    </section>
  )
}

/** State of a requested redraft, while it matters to reviewers. */
export function RedraftNote({ details: { plan, redraft }, onCompare }: HistoryProps) {
  if (!redraft || plan.state === 'APPROVED' || plan.state === 'SENT') return null
  const requestText = redraft.by ? copy.requestedRedraft(redraft.by.name) : copy.redraftRequested
  switch (redraft.state) {
    case 'WRITING':
      return <NoteBar title={copy.writingTitle}>{copy.note(requestText)}</NoteBar>
    case 'FAILED':
      return (
        <NoteBar tone="warn" title={copy.noNewDraftCould}>
          {copy.andTheWriterFailedThePlan(requestText)}
        </NoteBar>
      )
    case 'DISCARDED':
      return (
        <NoteBar tone="warn" title={copy.discardedTitle}>
          {copy.andSomeoneChangedThePlanWhile(requestText)}
        </NoteBar>
      )
    case 'USED':
      if (redraft.version !== plan.version) return null
      return (
        <NoteBar title={copy.newVersionOf}>
          <p>{copy.text(requestText)}</p>
          <Button isSmall className="mt-2" onClick={onCompare}>
            {copy.whatIsNew}
          </Button>
        </NoteBar>
      )
  }
}
