import type { FieldProblem } from '@seneb/contracts/errors'
import {
  isMedical,
  type EditableKind,
  type PublicationContent,
} from '@seneb/contracts/publications/publication-editing'

/** Returns the problem of a review that has not happened yet. */
export function reviewProblems({ reviewer }: PublicationContent, now: Date): readonly FieldProblem[] {
  const { on } = (reviewer ?? {}) as { readonly on?: string }
  if (on === undefined || on <= dayIn(now)) return []
  const path = 'reviewer.on'
  return [{ path: `content.${path}`, message: 'Please give a day that is not in the future' }]
}

interface MedicalReview {
  readonly name: string
  readonly role: string
  readonly on: string
}

/** Returns the medical review of a page as readers see it; null when there is none. */
export function reviewerOf({ reviewer }: { readonly reviewer?: MedicalReview | undefined }): MedicalReview | null {
  return reviewer ? { name: reviewer.name, role: reviewer.role, on: reviewer.on } : null
}

/** Returns the day of the next medical review of content on the site, and whether it is due; null is on no site. */
export function nextReviewOf(kind: EditableKind, content: PublicationContent | null, now: Date) {
  const { dueOn = null } = (content?.['reviewer'] ?? {}) as { readonly dueOn?: string }
  const isReviewDue = content !== null && (dueOn === null ? isMedical(kind, content) : dueOn <= dayIn(now))
  return { reviewDueOn: dueOn, isReviewDue }
}

function dayIn(now: Date): string {
  return now.toISOString().slice(0, 10)
}
