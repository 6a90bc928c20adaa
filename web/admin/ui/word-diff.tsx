import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import { diffArrays } from 'diff'

import { uiCopy } from './ui.copy.js'

const copy = uiCopy.wordDiff

/** A piece of two texts: in both, only in the earlier one, or only in the later one. */
export interface DiffPiece {
  readonly kind: 'in' | 'out' | 'same'
  readonly text: string
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/**
 * Returns the word-by-word changes between two texts. Without the `in` pieces it is the earlier text, without the `out`
 * pieces the later one.
 */
export function wordDiff(before: string, after: string): DiffPiece[] {
  return diffArrays(textOf(before), textOf(after)).map(({ added, removed, value }) => ({
    kind: added ? 'in' : removed ? 'out' : 'same',
    text: value.join(''),
  }))
}

function textOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** Changes between two texts, marked visually and for screen readers. */
export function DiffText({ pieces }: { readonly pieces: readonly DiffPiece[] }) {
  return pieces.map(({ kind, text }, at) => {
    if (kind === 'same') return text
    const Piece = kind === 'in' ? 'ins' : 'del'
    return (
      <Piece key={at}>
        <VisuallyHidden>{kind === 'in' ? copy.added : copy.removed}</VisuallyHidden>
        {text}
        <VisuallyHidden>] </VisuallyHidden>
      </Piece>
    )
  })
}
