import { NoteBar } from '../../ui/note-bar.js'
import { StatusChip } from '../../ui/status-chip.js'
import { Day } from '../../ui/when.js'
import { contentCopy } from './content.copy.js'
import type { ListedPublication } from './publication-kinds.js'

const copy = contentCopy.review

type Reviewed = Pick<ListedPublication, 'isReviewDue' | 'reviewDueOn'>

/** Whether the medical review of a text is due, and the day of the next one, in a list. */
export function ReviewChip({ isReviewDue, reviewDueOn }: Reviewed) {
  return (
    <>
      {isReviewDue && <StatusChip tone="warn">{reviewDueOn ? copy.due : copy.never}</StatusChip>}
      {reviewDueOn && (
        <span className="desk-small">
          {copy.next} <Day at={reviewDueOn} />
        </span>
      )}
    </>
  )
}

/** The medical review of a text in a sentence; nothing for a text without one that needs none. */
export function ReviewNote({ isReviewDue, reviewDueOn }: Reviewed) {
  if (!isReviewDue && !reviewDueOn) return null
  if (!reviewDueOn) return <NoteBar tone="warn">{copy.neverText}</NoteBar>
  const text = (
    <>
      {isReviewDue ? copy.dueText : copy.next} <Day at={reviewDueOn} />.
    </>
  )
  return isReviewDue ? <NoteBar tone="warn">{text}</NoteBar> : <p>{text}</p>
}
