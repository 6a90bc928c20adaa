import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'

import { Morning, WindowSill } from './morning.js'

/** Step two, plan: the itinerary on its board, one stop after the other, the next one in gold. */
export function StepPlan({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 320 240" fit="xMidYMid slice" className={className}>
      <Morning width={320} height={240} x={262} y={122} r={23} />
      <WindowSill />
      <path fill="var(--art-sand-2)" opacity=".6" d="M46 196h140l-30 8H32z" />
      <path
        fill="var(--art-wood-2)"
        d="M54 44h118a6 6 0 0 1 6 6v142a6 6 0 0 1-6 6H54a6 6 0 0 1-6-6V50a6 6 0 0 1 6-6z"
      />
      <path fill="var(--art-paper)" d="M58 54h110v134H58z" />
      <path fill="var(--art-paper-2)" d="M58 54h30v134H58z" />
      <path fill="var(--art-gold-1)" d="M96 38h34a4 4 0 0 1 4 4v12H92V42a4 4 0 0 1 4-4z" />
      <circle cx="113" cy="42" r="3" fill="var(--art-wood-1)" />
      <Stops />
      <Calendar />
      <path fill="var(--art-gold-2)" d="m268 192 30-12 3 7-30 12z" />
      <path fill="var(--art-gold-1)" d="m269.5 195.5 30-12 1.5 3.5-30 12z" />
      <path fill="var(--art-sand-3)" d="m268 192-8 8 11-1z" />
      <path fill="var(--art-ink)" d="m263 197-3 3 4-.4z" />
      <path fill="var(--art-clay-1)" d="m298 180 4-1.5q2 0 3 3t-.5 4l-3.5 1.5z" />
    </ArtSvg>
  )
}

function Stops() {
  return (
    <>
      <path stroke="var(--art-nile-4)" strokeWidth="3" strokeDasharray=".1 7" strokeLinecap="round" d="M73 76v94" />
      <g stroke="var(--art-nile-5)" strokeWidth="5" strokeLinecap="round">
        <path d="M98 72h44M98 80h28M98 103h36M98 111h50M98 134h48M98 142h24M98 165h32M98 173h42" />
      </g>
      <path stroke="var(--art-nile-3)" strokeWidth="5" strokeLinecap="round" d="M98 72h44M98 103h36" />
      <circle cx="73" cy="76" r="9" fill="var(--art-nile-3)" />
      <circle cx="73" cy="107" r="9" fill="var(--art-nile-3)" />
      <circle cx="73" cy="138" r="11" fill="var(--art-gold-1)" />
      <circle cx="73" cy="169" r="8" fill="var(--art-paper)" stroke="var(--art-nile-4)" strokeWidth="2.5" />
      <path
        stroke="var(--art-paper)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m69 76 3 3 5.5-6M69 107l3 3 5.5-6M73 132.5v6l4 3"
      />
    </>
  )
}

function Calendar() {
  return (
    <g transform="translate(33 29.7)scale(.85)">
      <path fill="var(--art-sand-2)" opacity=".6" d="M200 196h56l-16 7h-56z" />
      <path
        fill="var(--art-paper)"
        d="M200 138h50a5 5 0 0 1 5 5v50a5 5 0 0 1-5 5h-50a5 5 0 0 1-5-5v-50a5 5 0 0 1 5-5z"
      />
      <path fill="var(--art-clay-1)" d="M200 138h50a5 5 0 0 1 5 5v11h-60v-11a5 5 0 0 1 5-5z" />
      <path stroke="var(--art-wood-1)" strokeWidth="3" strokeLinecap="round" d="M210 134v8M240 134v8" />
      <path
        stroke="var(--art-nile-5)"
        strokeWidth="6"
        strokeLinecap="round"
        d="M206 164h.1M219 164h.1M232 164h.1M245 164h.1M206 176h.1M219 176h.1M245 176h.1M206 188h.1M219 188h.1M232 188h.1"
      />
      <circle cx="232" cy="176" r="6" fill="var(--art-gold-1)" />
    </g>
  )
}
