import type { ArtProps } from '@seneb/ui/art/art-svg'

import { Emblem } from './parts/emblem.js'

/** Orthopedic surgery: a knee, its cushion in gold. */
export function JointEmblem({ className }: ArtProps) {
  return (
    <Emblem
      hue="orthopedic"
      className={className}
      line={
        <>
          <path d="M36 8c1 11 0 17-4 22-7 7-7 18 3 20.5 5 1 8.5-2 13-2s8 3 13 2C71 48 71 37 64 30c-4-5-5-11-4-22M36 89c0-8-2-12-8-16-6-3.5-7-10.5-2-13.5 6-3 14-.5 22-.5s16-2.5 22 .5c5 3 4 10-2 13.5-6 4-8 8-8 16" />
          <path stroke="var(--art-gold-1)" strokeWidth="3.6" d="M30 54.6c6-.8 12 .4 18 .4s12-1.2 18-.4" />
        </>
      }
    >
      <path
        fill="var(--art-emblem)"
        d="M36 8c1 11 0 17-4 22-7 7-7 18 3 20.5 5 1 8.5-2 13-2s8 3 13 2C71 48 71 37 64 30c-4-5-5-11-4-22zM36 89c0-8-2-12-8-16-6-3.5-7-10.5-2-13.5 6-3 14-.5 22-.5s16-2.5 22 .5c5 3 4 10-2 13.5-6 4-8 8-8 16z"
      />
      <path
        fill="var(--art-soft)"
        d="M36 8c1 11 0 17-4 22-7 7-7 18 3 20.5 3 .6 5.5-.3 8-1.1C36 46 35 38 40 31c4-6 4-14 4-23zM36 89c0-8-2-12-8-16-6-3.5-7-10.5-2-13.5 3.5-1.7 7.5-1.7 12-1.2-6 4.7-4 9.7 2 13.7 5 4 5 9 4 17z"
      />
    </Emblem>
  )
}
