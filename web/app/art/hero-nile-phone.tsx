import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'
import { Bird, Felucca, LotusBloom, Palm, Papyrus } from '@seneb/ui/art/nile-parts'

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
