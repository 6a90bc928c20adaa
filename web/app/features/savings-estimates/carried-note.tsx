import { Card } from '../../ui/card.js'
import { carriedNoteCopy as copy } from './savings-estimates.copy.js'

/** Names above the trip planner's form the request it was opened with: a written quote for one procedure (D-31). */
export function CarriedNote({ procedure }: { readonly procedure: string }) {
  return (
    <Card className="mb-8 border-s-4 border-s-accent p-6">
      <h2 className="title-3">{copy.title(procedure)}</h2>
      <p className="mt-1 text-ink-2">{copy.text}</p>
    </Card>
  )
}
