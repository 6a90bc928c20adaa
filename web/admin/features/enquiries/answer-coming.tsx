import { Skeleton } from '@seneb/ui/skeleton'

import { useDeskKeys } from '../../keys/desk-keys.js'
import { PartTitle } from '../../ui/part-title.js'
import { answersCopy } from './answers.copy.js'

const copy = answersCopy.answerComing

/**
 * Placeholder as high as the section before anything is written, so that the timeline does not move; its shortcut works
 * already.
 */
export function AnswerComing({ onAsked }: { readonly onAsked: () => void }) {
  useDeskKeys([{ key: 'r', words: copy.writeAnAnswer, run: onAsked }])
  return (
    <section className="desk-panel" aria-label={copy.label} aria-busy>
      <div className="desk-panel-head">
        <PartTitle>{copy.label}</PartTitle>
      </div>
      <div className="p-4">
        <Skeleton className="h-9" />
      </div>
    </section>
  )
}
