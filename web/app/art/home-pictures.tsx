import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'
import { Felucca } from '@seneb/ui/art/felucca'
import { LotusBloom } from '@seneb/ui/art/lotus-bloom'
import { Bird, Palm, Papyrus } from '@seneb/ui/art/nile-parts'

import { Morning, WindowSill } from './morning.js'
import { Plane, TeaGlass } from './scene-parts.js'

const skyRings = [
  { r: 410, fill: 'var(--art-dawn-2)' },
  { r: 338, fill: 'var(--art-dawn-3)' },
  { r: 272, fill: 'var(--art-dawn-4)' },
  { r: 206, fill: 'var(--art-dawn-5)' },
  { r: 152, fill: 'var(--art-dawn-6)' },
  { r: 111, fill: 'var(--art-dawn-7)' },
  { r: 79, fill: 'var(--art-dawn-8)' },
  { r: 53, fill: 'var(--art-dawn-9)' },
]

function Sky() {
  return (
    <>
      <path fill="var(--art-dawn-1)" d="M0 0h390v620H0z" />
      {skyRings.map((ring) => (
        <circle key={ring.r} cx="270" cy="414" {...ring} />
      ))}
      <path
        fill="var(--art-sail-1)"
        opacity="var(--art-star)"
        d="M40 52a1.2 1.2 0 1 1 0 .1M112 24a1 1 0 1 1 0 .1M180 78a1.2 1.2 0 1 1 0 .1M252 34a1 1 0 1 1 0 .1M330 66a1.2 1.2 0 1 1 0 .1M366 20a1 1 0 1 1 0 .1M22 160a1 1 0 1 1 0 .1M350 150a1 1 0 1 1 0 .1"
      />
      <circle cx="270" cy="410" r="25" fill="var(--art-sun)" />
    </>
  )
}

function FarBank() {
  return (
    <>
      <path fill="var(--art-sand-1)" opacity=".5" d="M0 432c30-5 60-6 90-2s60 6 100 0 60-4 100 0 70 0 100-4v26H0z" />
      <path fill="var(--art-sand-1)" d="m-6 446 26-25 26 25zM28 446l43-53 43 53zM86 446l40-48 40 48z" />
      <path fill="var(--art-sand-2)" d="m20 421 26 25H24zM71 393l43 53H83zM126 398l40 48h-29z" />
      <path fill="var(--art-palm-1)" d="M0 441c40-5 80-4 130-1s90-3 140 0 80-3 120-1v13H0z" />
      <path
        stroke="var(--art-palm-1)"
        strokeWidth="1.8"
        strokeLinecap="round"
        d="M222 440v-11m0 0q-6-4-9 1m9-1q6-4 9 1m-9-1q-3-6-6-5m6 5q3-6 6-5M234 441v-7m0 0q-5-3-7 1m7-1q5-3 7 1m-7-1q-2-5-5-4m5 4q2-5 5-4"
      />
    </>
  )
}

function River() {
  return (
    <>
      <path fill="var(--art-nile-2)" d="M0 449h390v171H0z" />
      <path fill="var(--art-dawn-4)" d="M80 449h310v50C260 502 110 486 80 449z" />
      <path fill="var(--art-dawn-5)" d="M136 449h254v34c-110 4-230-6-254-34z" />
      <path fill="var(--art-dawn-6)" d="M182 449h208v17c-90 6-188 2-208-17z" />
      <path fill="var(--art-dawn-8)" d="M218 449h104c-10 12-94 12-104 0z" />
      <path fill="var(--art-nile-1)" opacity=".55" d="M0 508c60-12 130 2 200 6s130-4 190 4v60H0z" />
      <path fill="var(--art-nile-1)" d="M0 548c70-8 130 6 210 8s120-6 180 0v64H0z" />
      <path
        stroke="var(--art-nile-4)"
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity=".4"
        d="M16 470h44M40 492h30M20 522h26M300 520h50M220 540h60M60 538h50"
      />
      <g stroke="var(--art-sun)" strokeLinecap="round" strokeWidth="2.6">
        <path d="M256 455h30M240 462h26M276 463h24M244 471h52" opacity=".9" />
        <path d="M250 480h46M236 489h26M274 490h30M248 500h48" opacity=".6" />
        <path d="M256 512h36M244 524h24M266 536h34" opacity=".38" />
      </g>
    </>
  )
}

/** The hero for phones: the same morning composed upright, calm above for the headline (HOME-01). */
export function HeroNilePhone({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 390 620" fit="xMidYMax slice" className={`art-turns ${className ?? ''}`.trim()}>
      <Sky />
      <g fill="var(--art-sail-1)">
        <Bird transform="translate(216 330)scale(.42)" />
        <Bird transform="translate(238 318)scale(.5)" />
        <Bird transform="translate(262 328)scale(.42)rotate(6)" />
        <Bird transform="translate(284 312)scale(.32)" />
      </g>
      <FarBank />
      <River />
      <g transform="translate(152 508)">
        <path fill="var(--art-sail-2)" opacity=".35" d="M-40 7h86l-8 7h-68zM-30 18h64l-5 5h-52zM-18 27h40l-4 5h-32z" />
        <Felucca transform="scale(.62)" />
      </g>
      <path fill="var(--art-sand-2)" d="M390 482c-40 2-62 12-82 24-8 6-18 10-26 13 40 8 74 8 108 4z" />
      <path fill="var(--art-sand-1)" d="M282 519c24-4 40-12 62-15s34-3 46-3v26c-36 4-76 1-108-8z" />
      <Palm transform="translate(352 346)scale(.66)" height={236} lean={16} />
      <path
        fill="var(--art-palm-2)"
        d="M332 506q-2-12-8-17 8 3 10 10 0-12 4-17 1 9-1 17 4-8 10-10-6 8-8 17zM370 500q-2-10-7-14 7 3 9 9 0-10 4-14 1 8-1 14 3-6 8-8-5 6-6 13z"
      />
      <Foreground />
    </ArtSvg>
  )
}

function Foreground() {
  return (
    <>
      <path
        fill="var(--art-palm-1)"
        d="M-4 620q2-60 6-90 8 50 10 90zM22 620q4-50 34-78-12 40-22 78zM388 620q-6-50-18-80 22 40 28 80z"
      />
      <Papyrus x={10} y={620} height={104} bend={-6} size={0.7} />
      <Papyrus x={34} y={620} height={142} bend={8} size={0.8} />
      <Papyrus x={376} y={620} height={84} bend={-8} size={0.66} />
      <path fill="var(--art-palm-2)" d="M18 620q2-40 18-64-2 36-10 64zM46 620q0-36 24-56-8 30-14 56z" />
      <path
        fill="var(--art-palm-2)"
        d="M66 586c14-8 46-5 54 2-10 8-44 7-54-2zM292 596c14-8 46-5 54 2-10 8-44 7-54-2z"
      />
      <LotusBloom transform="translate(94 584)scale(.66)" />
      <LotusBloom transform="translate(320 594)scale(.58)" />
    </>
  )
}

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

/** An ornament between passages: a lotus between two fading reeds. */
export function Lotus({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 240 48" className={className}>
      <path
        fill="var(--art-gold-1)"
        d="M84 37c-24-1.6-50-1.6-76 0 26 1.6 52 1.6 76 0zM156 37c24-1.6 50-1.6 76 0-26 1.6-52 1.6-76 0z"
      />
      <circle cx="91" cy="37" r="2.2" fill="var(--art-gold-2)" />
      <circle cx="149" cy="37" r="2.2" fill="var(--art-gold-2)" />
      <path fill="var(--art-nile-4)" d="M98 40c12 6 32 6 44 0-12-2.5-32-2.5-44 0z" />
      <LotusBloom transform="translate(120 41)scale(.8)" lit="var(--art-lotus-2)" shade="var(--art-clay-2)" />
    </ArtSvg>
  )
}
