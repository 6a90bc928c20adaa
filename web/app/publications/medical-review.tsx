import { dayOf } from '../ui/figures.js'
import type { MedicalReview } from './publication.types.js'
import { publicationsCopy as copy } from './publications.copy.js'

interface MedicalReviewLineProps {
  readonly reviewer: MedicalReview | null
  readonly className: string
}

/** Person who reviewed the medical statements of a page, and the day; nothing without a review (D-58). */
export function MedicalReviewLine({ className, reviewer }: MedicalReviewLineProps) {
  if (!reviewer) return null
  const { name, reviewedOn, role } = reviewer
  return (
    <p className={`text-[0.9375rem] ${className}`}>
      {copy.reviewedBy(name, role)} <time dateTime={reviewedOn}>{dayOf(reviewedOn)}</time>
    </p>
  )
}
