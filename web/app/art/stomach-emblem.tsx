import type { ArtProps } from '@seneb/ui/art/art-svg'

import { Emblem } from './parts/emblem.js'

/** Bariatric surgery: a stomach, its new line in gold. */
export function StomachEmblem({ className }: ArtProps) {
  return (
    <Emblem
      hue="bariatric"
      className={className}
      line={
        <>
          <path d="M9 57h11c10-1 15-7 18-16 2-6 3-12 3-21V8M56 8v14c4-4 8-7 14-7 10 0 17 12 17 28 0 22-14 39-34 42-13 2-25-2-33-11H9" />
          <path stroke="var(--art-gold-1)" strokeDasharray=".1 6" strokeWidth="3.8" d="M56 27c2 18-5 33-24 39" />
        </>
      }
    >
      <path
        fill="var(--art-emblem)"
        d="M41 8v12c0 9-1 15-3 21-3 9-8 15-18 16H9v17h11c8 9 20 13 33 11 20-3 34-20 34-42 0-16-7-28-17-28-6 0-10 3-14 7V8z"
      />
      <path
        fill="var(--art-soft)"
        d="M9 74V66h13c9 9 22 12 34 9 16-4 26-18 29-39 1.3 4 2 8 2 7 0 22-14 39-34 42-13 2-25-2-33-11z"
      />
    </Emblem>
  )
}
