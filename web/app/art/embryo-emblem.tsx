import type { ArtProps } from '@seneb/ui/art/art-svg'

import { Emblem } from './parts/emblem.js'

/** Fertility and IVF: four first cells in their shell, a small heart among them. */
export function EmbryoEmblem({ className }: ArtProps) {
  return (
    <Emblem
      hue="fertility"
      className={className}
      line={
        <>
          <circle cx="48" cy="48" r="39" />
          <g fill="var(--art-emblem)">
            <circle cx="61" cy="39" r="13.5" />
            <circle cx="35" cy="59" r="13.5" />
            <circle cx="38" cy="37" r="15" />
            <circle cx="58" cy="60" r="15" />
          </g>
          <path
            fill="var(--art-soft)"
            stroke="none"
            d="M34 24.3a13.5 13.5 0 0 0 7 26A20 20 0 0 1 34 24.3zM54 47.3a13.5 13.5 0 0 0 7 26A20 20 0 0 1 54 47.3zM27.5 50a12 12 0 0 0 9 21.3A17 17 0 0 1 27.5 50z"
          />
          <path
            fill="var(--art-gold-1)"
            stroke="none"
            d="M48 60.5C40 54.5 37 51 37 46.8c0-5.3 7.5-7.3 11-2.3 3.5-5 11-3 11 2.3 0 4.2-3 7.7-11 13.7z"
          />
        </>
      }
    >
      <circle cx="48" cy="48" r="39" fill="var(--art-soft)" opacity=".55" />
    </Emblem>
  )
}
