import { Button } from '@seneb/ui/button'

import { NoteBar } from '../../ui/note-bar.js'
import { When } from '../../ui/when.js'
import { authorOf, type PlanDetails } from './plan-words.js'

interface HistoryProps {
  readonly details: PlanDetails
  readonly onCompare: () => void
}

/** Every version of a plan, and the press that holds two against each other. */
export function Versions({ details: { plan, versions }, onCompare }: HistoryProps) {
  return (
    <section className="desk-panel" aria-label="Versions">
      <div className="desk-panel-head">
        <h2>Versions</h2>
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
          <Button onClick={onCompare}>What changed...</Button>
        </div>
      )}
    </section>
  )
}

/** State of a requested redraft, while it matters to reviewers. */
export function RedraftNote({ details: { plan, redraft }, onCompare }: HistoryProps) {
  if (!redraft || plan.state === 'APPROVED' || plan.state === 'SENT') return null
  const asked = redraft.by ? `${redraft.by.name} asked for another draft` : 'Another draft was asked for'
  switch (redraft.state) {
    case 'WRITING':
      return (
        <NoteBar title="A new draft is being written">
          {asked}. The present plan stays until it is ready; changes made until then are kept.
        </NoteBar>
      )
    case 'FAILED':
      return (
        <NoteBar tone="warn" title="No new draft could be written">
          {asked}, and the writer failed. The plan is as it was.
        </NoteBar>
      )
    case 'SET_ASIDE':
      return (
        <NoteBar tone="warn" title="A new draft was discarded">
          {asked}, and someone changed the plan while it was written.
        </NoteBar>
      )
    case 'USED':
      if (redraft.version !== plan.version) return null
      return (
        <NoteBar title="This is a new draft">
          <p>{asked}. The one before is kept as a version.</p>
          <Button isSmall className="mt-2" onClick={onCompare}>
            What is new in it...
          </Button>
        </NoteBar>
      )
  }
}
