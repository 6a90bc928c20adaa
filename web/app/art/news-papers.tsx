import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'

import { TeaGlass } from './parts/tea-glass.js'

/** News of papers, rights and costs: a written quote under reading glasses, its last line marked (ART-03). */
export function NewsPapers({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 480 300" fit="xMidYMid slice" className={className}>
      <path fill="var(--art-air-3)" d="M0 0h480v300H0z" />
      <circle cx="396" cy="40" r="150" fill="var(--art-air-4)" opacity=".7" />
      <path fill="var(--art-sand-3)" d="M0 226h480v74H0z" />
      <path fill="var(--art-sand-2)" opacity=".6" d="M0 226h480v8H0zM120 268h240l-20 12H96z" />
      <path fill="var(--art-paper-2)" d="m196 38 154 18-22 206-156-16z" />
      <path fill="var(--art-paper)" d="m140 34 160 4-6 220-160-4z" />
      <path fill="var(--art-nile-3)" d="m156 54 72 2-.4 12-72-2z" />
      <path
        stroke="var(--art-nile-5)"
        strokeWidth="7"
        strokeLinecap="round"
        d="m158 92 118 3M157 116l88 2M156 140l108 3M156 164l72 2M155 188l98 2"
      />
      <path stroke="var(--art-gold-1)" strokeWidth="7" strokeLinecap="round" d="m154 216 116 3" />
      <path
        stroke="var(--art-clay-1)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M144 212c-2 30 138 34 136 4-2-24-134-28-136-4z"
      />
      <Glasses />
      <Pencil />
      <TeaGlass transform="translate(72 262)scale(1.35)" />
    </ArtSvg>
  )
}

function Glasses() {
  return (
    <g stroke="var(--art-ink)" strokeWidth="6" strokeLinecap="round">
      <circle cx="242" cy="132" r="28" fill="var(--art-air-1)" fillOpacity=".55" />
      <circle cx="312" cy="142" r="28" fill="var(--art-air-1)" fillOpacity=".55" />
      <path d="M270 130q8-6 15 4M340 146l44 24M214 128l-22-24" />
    </g>
  )
}

function Pencil() {
  return (
    <g transform="translate(316 236)rotate(-32)">
      <path fill="var(--art-gold-2)" d="M0-8h104V8H0z" />
      <path fill="var(--art-gold-1)" d="M0 0h104v8H0z" />
      <path fill="var(--art-sand-4)" d="M0-8-22 0 0 8z" />
      <path fill="var(--art-ink)" d="m-14-3-8 3 8 3z" />
      <path fill="var(--art-clay-1)" d="M104-8h14a8 8 0 0 1 0 16h-14z" />
    </g>
  )
}
