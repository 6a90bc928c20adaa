import type { DiffPiece } from './word-diff.js'

/** What changed between two texts, marked for eyes and for ears. */
export function DiffWords({ pieces }: { readonly pieces: readonly DiffPiece[] }) {
  return pieces.map(({ kind, text }, at) => {
    if (kind === 'same') return text
    const Piece = kind === 'in' ? 'ins' : 'del'
    return (
      <Piece key={at}>
        <span className="sr-only">{kind === 'in' ? ' [added: ' : ' [taken out: '}</span>
        {text}
        <span className="sr-only">] </span>
      </Piece>
    )
  })
}
