import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'

import { Morning } from './parts/morning.js'
import { Plane } from './parts/plane.js'

/** News of traveling for treatment: a packed case at the window of an airport, a plane beyond it (ART-03). */
export function NewsJourney({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 480 300" fit="xMidYMid slice" className={className}>
      <Morning width={480} height={300} x={382} y={150} r={30} />
      <path fill="var(--art-sand-3)" d="M0 206c70-20 120-18 190-8s170-14 290-6v40H0z" />
      <path fill="var(--art-sand-2)" d="m56 206 44-56 44 56zM128 206l28-36 28 36z" />
      <path fill="var(--art-sand-1)" opacity=".5" d="m100 150-44 56h30zM156 170l-28 36h20z" />
      <path
        stroke="var(--art-route)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray=".1 11"
        d="M14 148C90 76 160 58 244 72"
      />
      <Plane transform="translate(300 76)rotate(-8)scale(1.05)" />
      <path stroke="var(--art-nile-2)" strokeWidth="7" d="M160 0v232M320 0v232M0 232h480" />
      <path fill="var(--art-nile-5)" d="M0 234h480v66H0z" />
      <path fill="var(--art-nile-4)" opacity=".5" d="M0 234h480v8H0z" />
      <Case />
    </ArtSvg>
  )
}

function Case() {
  return (
    <>
      <path fill="var(--art-nile-4)" opacity=".6" d="M196 282h132l-14 8H184z" />
      <path stroke="var(--art-wood-1)" strokeWidth="6" strokeLinejoin="round" d="M230 166v-40h44v40" />
      <rect x="202" y="164" width="100" height="112" rx="12" fill="var(--art-clay-1)" />
      <path fill="var(--art-clay-3)" d="M214 164h18v112h-18a12 12 0 0 1-12-12v-88a12 12 0 0 1 12-12z" />
      <path stroke="var(--art-clay-2)" strokeWidth="4" strokeLinecap="round" d="M250 182v76M268 182v76M286 182v76" />
      <path fill="var(--art-paper)" d="m292 150 26 10-14 36-26-10z" />
      <path fill="var(--art-gold-2)" d="m292 150 26 10-4 10-26-10z" />
      <path fill="var(--art-wood-1)" d="M214 274h16v10h-16zM274 274h16v10h-16z" />
    </>
  )
}
