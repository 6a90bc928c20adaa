import type { ArtProps } from '@seneb/ui/art/art-svg'

import { Emblem } from './parts/emblem.js'

/** Oncology: one cell, found and framed in gold. */
export function CellEmblem({ className }: ArtProps) {
  return (
    <Emblem
      hue="oncology"
      className={className}
      line={
        <>
          <path d="M48 12c8 0 12 4 19 7s10 8 12 15 5 10 3 18-6 11-10 17-9 9-16 11-12 4-19 2-12-5-17-11-8-11-8-19 2-12 6-19 8-13 14-17 10-4 16-4z" />
          <circle cx="50" cy="48" r="16" />
          <path
            stroke="var(--art-gold-1)"
            strokeWidth="3.6"
            d="M6 20v-6a8 8 0 0 1 8-8h6M76 6h6a8 8 0 0 1 8 8v6M90 76v6a8 8 0 0 1-8 8h-6M20 90h-6a8 8 0 0 1-8-8v-6"
          />
        </>
      }
    >
      <path
        fill="var(--art-emblem)"
        d="M48 12c8 0 12 4 19 7s10 8 12 15 5 10 3 18-6 11-10 17-9 9-16 11-12 4-19 2-12-5-17-11-8-11-8-19 2-12 6-19 8-13 14-17 10-4 16-4z"
      />
      <path
        fill="var(--art-soft)"
        opacity=".6"
        d="M32 16c-6 4-10 10-14 17s-6 11-6 19 3 13 8 19 10 9 17 11c4 1.1 7.6.9 11.4.1C34 78 24 68 24 52c0-14 4-27 8-36z"
      />
      <circle cx="50" cy="48" r="16" fill="var(--art-soft)" />
      <circle cx="54" cy="45" r="6" fill="var(--art-hue)" />
      <g fill="var(--art-hue)">
        <circle cx="30" cy="58" r="2.6" />
        <circle cx="36" cy="68" r="2.2" />
        <circle cx="68" cy="66" r="2.6" />
        <circle cx="56" cy="24" r="2.2" />
      </g>
    </Emblem>
  )
}
