import { Skeleton } from '@seneb/ui/skeleton'

import { useDeskKeys } from '../../keys/desk-keys.js'
import { PartTitle } from '../../ui/part-title.js'

/**
 * As high as the section with nothing written yet, so that the timeline stays where it is; its key is heard already.
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
