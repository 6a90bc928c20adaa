import { Link } from 'react-router'

import { NoteBar } from '../../ui/note-bar.js'
import { mergesCopy } from './merges.copy.js'

const copy = mergesCopy.note

interface MergedNoteProps {
  readonly into: { readonly id: string; readonly reference: string }
}

/** Says that lists show another enquiry instead of this one. */
export function MergedNote({ into: { id, reference } }: MergedNoteProps) {
  const link = (
    <Link to={`/enquiries/${id}`} state={{ reference }} className="underline underline-offset-4">
      {copy.openIt}
    </Link>
  )
  return (
    <NoteBar title={copy.mergedInto(reference)} action={link}>
      {copy.mergedIntoText}
    </NoteBar>
  )
}
