import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'
import { Felucca } from '@seneb/ui/art/nile-parts'

import { Morning } from './parts/morning.js'
import { Plane } from './parts/plane.js'
import { WindowSill } from './parts/window-sill.js'

/** Step three, travel: the plane comes in over the river, the suitcase stands ready. */
export function StepTravel({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 320 240" fit="xMidYMid slice" className={className}>
      <Morning width={320} height={240} x={262} y={108} r={23} />
      <path
        stroke="var(--art-gold-1)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeDasharray=".1 9"
        d="M8 96C40 60 74 46 112 48"
      />
      <Plane transform="translate(168 54)rotate(6)scale(.92)" />
      <path fill="var(--art-sand-2)" d="m128 150 32-34 32 34zM176 150l22-24 22 24z" />
      <path fill="var(--art-sand-3)" d="m160 116 32 34h-22zM198 126l22 24h-15z" />
      <WindowSill />
      <Felucca transform="translate(206 174)scale(.2)" />
      <Suitcase />
    </ArtSvg>
  )
}

function Suitcase() {
  return (
    <>
      <path fill="var(--art-sand-2)" opacity=".6" d="M44 197h90l-26 8H24z" />
      <path stroke="var(--art-wood-1)" strokeWidth="5" d="M74 118v-16q0-5 5-5h24q5 0 5 5v16" />
      <path
        fill="var(--art-clay-1)"
        d="M56 114h70a8 8 0 0 1 8 8v68a8 8 0 0 1-8 8H56a8 8 0 0 1-8-8v-68a8 8 0 0 1 8-8z"
      />
      <path fill="var(--art-wood-2)" opacity=".45" d="M56 114h12c-6 22-6 58 0 84H56a8 8 0 0 1-8-8v-68a8 8 0 0 1 8-8z" />
      <path fill="var(--art-gold-2)" d="M74 114h8v84h-8zM102 114h8v84h-8z" />
      <path fill="var(--art-wood-1)" d="M72 136h12v10H72zM100 136h12v10h-12z" />
      <path fill="var(--art-clay-2)" d="M118 114h8a8 8 0 0 1 8 8v68a8 8 0 0 1-8 8h-4c4-26 2-58-4-84z" />
      <path fill="var(--art-paper)" d="m128 150 13 5q3 1 2 4l-7 18q-1 2-3 1l-11-4q-2-1-1-3z" />
      <path fill="var(--art-nile-3)" d="m128 163 3-3 3 4-4 6-7-3q1-5 5-4z" />
    </>
  )
}
