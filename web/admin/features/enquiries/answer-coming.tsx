import { Skeleton } from '@seneb/ui/skeleton'

import { useDeskKeys } from '../../keys/desk-keys.js'
import { PartTitle } from '../../ui/part-title.js'

/**
 * Placeholder as high as the section before anything is written, so that the timeline does not move; its shortcut works
 * already.
 */
export function AnswerComing({ onAsked }: { readonly onAsked: () => void }) {
  useDeskKeys([{ key: 'r', words: 'Write an answer', run: onAsked }])
  return (
    <section className="desk-panel" aria-label="Answer" aria-busy>
      <div className="desk-panel-head">
        <PartTitle>Answer</PartTitle>
      </div>
      <div className="p-4">
        <Skeleton className="h-9" />
      </div>
    </section>
  )
}
