import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'
import { MooredFelucca } from '@seneb/ui/art/felucca'
import { Palm } from '@seneb/ui/art/nile-parts'

import { Morning } from './morning.js'

/** Something went wrong on our side: a quiet harbour, the boat made fast, a lamp lit (ERR). */
export function QuietHarbour({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 480 320" fit="xMidYMid slice" className={className}>
      <Morning width={480} height={320} x={400} y={168} r={34} />
      <path fill="var(--art-sand-3)" d="M0 180c60-12 120-10 190-2s160-6 290-4v26H0z" />
      <Houses />
      <path fill="var(--art-palm-3)" d="M180 194c60-8 180-8 300-4v14H180z" />
      <path fill="var(--art-nile-4)" d="M0 200h480v120H0z" />
      <path fill="var(--art-nile-3)" d="M0 238c90-8 170 4 270 4s150-8 210-4v82H0z" />
      <path fill="var(--art-nile-2)" d="M0 290c90-8 170 4 270 4s150-8 210-4v30H0z" />
      <path fill="var(--art-sand-4)" opacity=".3" d="M22 204h44v18H22zM74 204h60v26H74zM140 204h34v14h-34z" />
      <path
        stroke="var(--art-disc)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M370 207h62M358 217h40M410 217h36M374 228h52M388 250h44M366 262h30"
      />
      <path fill="var(--art-sail-2)" opacity=".35" d="M228 274h150l-12 8H240zM244 288h118l-10 7H256z" />
      <MooredFelucca transform="translate(304 266)scale(.68)" />
      <Jetty />
    </ArtSvg>
  )
}

function Houses() {
  return (
    <>
      <Palm transform="translate(24 104)scale(.6)" height={160} lean={10} />
      <path
        fill="var(--art-sand-4)"
        d="M40 200v-38h44v38zM40 164a22 20 0 0 1 44 0zM80 200v-56h60v56zM136 200v-30h40v30z"
      />
      <path
        fill="var(--art-sand-2)"
        opacity=".7"
        d="M40 164a22 20 0 0 1 16-19c-6 18-6 36-4 55H40zM80 144h14v56H80zM136 170h8v30h-8z"
      />
      <path
        fill="var(--art-nile-3)"
        d="M56 200v-18a8 8 0 0 1 16 0v18zM104 168a7 7 0 0 1 14 0v14h-14zM156 200v-14h10v14z"
      />
      <path fill="var(--art-gold-2)" d="M106 168a5 5 0 0 1 10 0v12h-10z" />
      <path fill="var(--art-sand-3)" d="M78 140h64v6H78zM134 167h44v5h-44z" />
    </>
  )
}

function Jetty() {
  return (
    <>
      <path stroke="var(--art-wood-1)" strokeWidth="8" strokeLinecap="round" d="M30 262v50M100 262v50M170 248v58" />
      <path fill="var(--art-wood-2)" d="M0 250h192l8 14H0z" />
      <path fill="var(--art-wood-1)" d="M0 264h200v7H0z" />
      <path stroke="var(--art-sand-2)" strokeWidth="2.5" d="M170 246c18 20 38 12 58-8" />
      <circle cx="206" cy="160" r="28" fill="var(--art-gold-2)" opacity=".3" />
      <path stroke="var(--art-wood-1)" strokeWidth="5" strokeLinecap="round" d="M188 250v-96q0-10 9-10h9v6" />
      <path fill="var(--art-wood-1)" d="M194 156h24l-4-7h-16zM198 178h16v4h-16z" />
      <path fill="var(--art-gold-2)" d="M196 156h20l-3 22h-14z" />
      <path fill="var(--art-gold-1)" d="M196 156h7l1 22h-5z" />
    </>
  )
}
