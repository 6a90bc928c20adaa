import { VisuallyHidden } from '@seneb/ui/visually-hidden'

import type { DiffPiece } from './word-diff.js'

/** What changed between two texts, marked for eyes and for ears. */
export function DiffWords({ pieces }: { readonly pieces: readonly DiffPiece[] }) {
  return pieces.map(({ kind, text }, at) => {
    if (kind === 'same') return text
    const Piece = kind === 'in' ? 'ins' : 'del'
    return (
      <Piece key={at}>
        <VisuallyHidden>{kind === 'in' ? ' [added: ' : ' [taken out: '}</VisuallyHidden>
        {text}
        <VisuallyHidden>] </VisuallyHidden>
      </Piece>
    )
  })
}
