import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import { Eye, PenLine } from 'lucide-react'

import { Avatar } from '../ui/avatar.js'
import { presenceCopy } from './presence.copy.js'
import { useOthers, type Other } from './use-others.js'

const copy = presenceCopy.othersHere

const icons = { viewing: Eye, writing: PenLine }
const labels = copy.labels

interface OthersProps {
  readonly enquiryId: string
}

/** Other people at the enquiry. The line exists even when it is empty, so that arrivals do not shift the layout. */
export function OthersHere({ enquiryId }: OthersProps) {
  const others = useOthers(enquiryId)
  return (
    <p role="status" className="desk-others">
      {others.length === 0 && copy.noOtherViewers}
      {others.map((other) => (
        <span key={other.id} className="desk-other">
          <Avatar name={other.name} />
          <Doing other={other} />
        </span>
      ))}
    </p>
  )
}

function Doing({ other: { doing, name } }: { readonly other: Other }) {
  const Icon = icons[doing]
  return (
    <>
      <span>
        {name} {labels[doing]}
      </span>
      <Icon aria-hidden size={14} />
    </>
  )
}

/** Other people at the enquiry, for a row of a list: an initial and an icon replace the words. */
export function OthersInRow({ enquiryId }: OthersProps) {
  return useOthers(enquiryId).map(({ doing, id, name }) => {
    const Icon = icons[doing]
    return (
      <span key={id} className="desk-other" title={`${name} ${labels[doing]}`}>
        <Avatar name={name} />
        <Icon aria-hidden size={14} />
        <VisuallyHidden>
          {name} {labels[doing]}
        </VisuallyHidden>
      </span>
    )
  })
}
