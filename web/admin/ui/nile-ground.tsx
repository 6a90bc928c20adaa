import type { ReactNode } from 'react'

import { HeroNile } from '../../app/art/hero-nile.js'
import { SenebMark } from '../../app/art/seneb-mark.js'

interface NileGroundProps {
  readonly title: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** One card on the Nile: what stands before the desk. */
export function NileGround({ title, isWide = false, children }: NileGroundProps) {
  return (
    <div className="desk-ground">
      <HeroNile />
      <main className={`desk-card ${isWide ? 'desk-card-wide' : ''}`}>
        <h1 className="desk-title mb-2 flex items-center gap-3">
          <SenebMark className="size-9 text-brand" />
          {title}
        </h1>
        {children}
      </main>
    </div>
  )
}
