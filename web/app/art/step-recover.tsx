import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'
import { Felucca, Palm } from '@seneb/ui/art/nile-parts'

import { Morning } from './parts/morning.js'
import { TeaGlass } from './parts/tea-glass.js'

/** Step four, recover: someone rests on a terrace above the river, with time and tea. */
export function StepRecover({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 320 240" fit="xMidYMid slice" className={className}>
      <Morning width={320} height={240} x={262} y={94} r={23} />
      <path fill="var(--art-palm-3)" d="M0 132c30-5 60-6 100-3s70 2 110-1 80-3 110 1v12H0z" />
      <path fill="var(--art-nile-4)" d="M0 138h320v68H0z" />
      <path fill="var(--art-nile-3)" d="M0 154c50-6 90 2 150 2s110-8 170-2v52H0z" />
      <path
        stroke="var(--art-disc)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M240 143h44M252 150h40M236 157h34M256 165h30"
      />
      <Felucca transform="translate(69 158)scale(.18)" />
      <Palm transform="translate(26 66)scale(.7)" height={200} lean={10} />
      <Balustrade />
      <path fill="var(--art-sand-3)" d="M0 204h320v36H0z" />
      <path fill="var(--art-sand-2)" opacity=".5" d="M0 204h320v4H0zM70 232l16-20h110l20 20q-70 8-146 0z" />
      <RestingPerson />
      <path fill="var(--art-wood-2)" d="M224 190h56v7h-56z" />
      <path stroke="var(--art-wood-1)" strokeWidth="4" strokeLinecap="round" d="m234 197-6 33M270 197l6 33" />
      <TeaGlass transform="translate(240 190)" />
      <path fill="var(--art-nile-3)" d="M257 185h21v5h-21z" />
      <path fill="var(--art-clay-1)" d="M259 180h16v5h-16z" />
    </ArtSvg>
  )
}

function Balustrade() {
  return (
    <>
      <path fill="var(--art-sand-4)" d="M0 170h320v7H0z" />
      <path stroke="var(--art-sand-4)" strokeWidth="28" strokeDasharray="5 15" strokeDashoffset="4" d="M0 191h320" />
    </>
  )
}

function RestingPerson() {
  return (
    <>
      <path fill="var(--art-skin-2)" d="M132 112h20v18h-20z" />
      <path fill="var(--art-hair-1)" d="M122 96c0-13 8-21 20-21s20 8 20 21-8 24-20 24-20-11-20-24z" />
      <path fill="var(--art-hair-1)" d="M132 74a10 9 0 1 1 20 0 10 9 0 0 1-20 0z" />
      <path fill="var(--art-nile-3)" d="M98 172c0-32 10-48 30-50 6 5 22 5 28 0 20 2 30 18 30 50z" />
      <path fill="var(--art-nile-2)" d="M98 172c0-32 10-48 30-50 2 2 4 3 6 3-14 8-18 26-18 47z" />
      <path fill="var(--art-wood-2)" d="M104 142h76a12 12 0 0 1 12 12v56H92v-56a12 12 0 0 1 12-12z" />
      <path fill="var(--art-sand-2)" d="M106 150h72a6 6 0 0 1 6 6v46h-84v-46a6 6 0 0 1 6-6z" />
      <path
        stroke="var(--art-wood-2)"
        strokeWidth="2.5"
        d="m100 166 16-16M100 184l34-34M102 200l50-50M120 202l52-52M138 202l46-46M156 202l28-28M174 202l10-10M184 166l-16-16M184 184l-34-34M182 200l-50-50M164 202l-52-52M146 202l-46-46M128 202l-28-28M110 202l-10-10"
      />
      <path fill="var(--art-wood-1)" d="M84 172h10v6l2 54h-8zM200 172h-10v6l-2 54h8zM92 202h100v9H92z" />
      <path fill="var(--art-clay-1)" d="M160 142h20a12 12 0 0 1 12 12v62q-8 6-16 0t-16 0z" />
      <path fill="var(--art-clay-2)" d="M178 142h2a12 12 0 0 1 12 12v62q-6 5-12 2z" />
      <path stroke="var(--art-gold-2)" strokeWidth="2.5" d="M160 200q8-5 16 0t16 0" />
    </>
  )
}
