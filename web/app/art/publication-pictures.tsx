import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'
import { Palm } from '@seneb/ui/art/nile-parts'

import { Morning } from './morning.js'
import { Plane, TeaGlass } from './scene-parts.js'

/** News from a hospital or a clinic: a house with arches in the morning, a heart above its open door (ART-03). */
export function NewsClinic({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 480 300" fit="xMidYMid slice" className={className}>
      <Morning width={480} height={300} x={96} y={108} r={30} />
      <Palm transform="translate(70 132)scale(.72)" height={180} lean={8} />
      <House />
      <Palm transform="translate(424 150)scale(.62)" height={180} lean={12} />
      <path fill="var(--art-sand-2)" d="M0 258h480v42H0z" />
      <path fill="var(--art-sand-3)" d="M204 258h72l34 42H170z" />
      <path
        fill="var(--art-palm-2)"
        d="M96 258c4-20 26-24 36-12 10-10 28-6 30 12zM322 258c4-16 22-20 32-10 12-12 32-6 34 10z"
      />
    </ArtSvg>
  )
}

function House() {
  return (
    <>
      <path fill="var(--art-wall-2)" d="M108 118h264v140H108z" />
      <path fill="var(--art-wall-1)" d="M176 78h128v180H176z" />
      <path fill="var(--art-sand-2)" opacity=".55" d="M108 118h68v12h-68zM304 118h68v12h-68zM176 78h128v10H176z" />
      <path fill="var(--art-nile-3)" d="M184 78a56 40 0 0 1 112 0z" />
      <path fill="var(--art-nile-2)" d="M184 78a56 40 0 0 1 56-40c-22 8-32 22-34 40z" />
      <path stroke="var(--art-gold-1)" strokeWidth="4" strokeLinecap="round" d="M240 38V22" />
      <circle cx="240" cy="18" r="6" fill="var(--art-gold-2)" />
      <path fill="var(--art-nile-1)" d="M216 258v-62a24 24 0 0 1 48 0v62z" />
      <path fill="var(--art-gold-2)" d="M222 258v-60a18 18 0 0 1 36 0v60z" />
      <path fill="var(--art-nile-3)" d="M216 258v-62a24 24 0 0 1 12-21l10 8v75z" />
      <path fill="var(--art-clay-1)" d="M240 144c-30-18-32-42-14-44 8 0 12 6 14 10 2-4 6-10 14-10 18 2 16 26-14 44z" />
      <path
        fill="var(--art-nile-3)"
        d="M124 206v-34a12 12 0 0 1 24 0v34zM154 206v-34a8 8 0 0 1 16 0v34zM310 206v-34a8 8 0 0 1 16 0v34zM332 206v-34a12 12 0 0 1 24 0v34z"
      />
      <path fill="var(--art-gold-2)" d="M340 206v-34a5 5 0 0 1 10 0v34zM130 206v-34a5 5 0 0 1 10 0v34z" />
      <path fill="var(--art-sand-2)" d="M118 206h56v6h-56zM306 206h56v6h-56zM196 252h88v6h-88z" />
    </>
  )
}

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

/** News of the weeks after: a chair by the river, a stick against it, tea within reach (ART-03). */
export function NewsRecovery({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 480 300" fit="xMidYMid slice" className={className}>
      <Morning width={480} height={300} x={118} y={128} r={32} />
      <path fill="var(--art-sand-3)" d="M0 160c80-14 160-6 250 0s160-8 230-2v22H0z" />
      <path fill="var(--art-nile-4)" d="M0 172h480v60H0z" />
      <path fill="var(--art-nile-3)" d="M0 204c90-8 170 4 270 4s150-8 210-4v34H0z" />
      <path stroke="var(--art-disc)" strokeWidth="3" strokeLinecap="round" d="M84 180h70M72 190h44M128 194h34" />
      <path fill="var(--art-sand-4)" d="M0 228h480v72H0z" />
      <path
        stroke="var(--art-sand-2)"
        strokeWidth="2"
        d="M0 246h480M0 270h480M84 228l-30 72M204 228l-8 72M324 228l12 72"
      />
      <Palm transform="translate(428 74)scale(.95)" height={190} lean={14} />
      <Chair />
      <path fill="var(--art-wood-2)" d="M132 214h68v8h-68zM142 222h7v50h-7zM184 222h7v50h-7z" />
      <TeaGlass transform="translate(164 213)scale(1.1)" />
    </ArtSvg>
  )
}

function Chair() {
  return (
    <>
      <path fill="var(--art-sand-2)" opacity=".6" d="M214 274h170l-22 10H200z" />
      <path
        stroke="var(--art-wood-1)"
        strokeWidth="8"
        strokeLinecap="round"
        d="M246 274l26-58M344 274l-28-58M330 226l30-108"
      />
      <path fill="var(--art-nile-1)" d="M232 206h96l-6 20h-96z" />
      <path fill="var(--art-nile-2)" d="m318 222 28-112 18 5-28 109z" />
      <path fill="var(--art-clay-1)" d="M322 150l22-4-10 44-20 6z" />
      <path fill="var(--art-clay-2)" d="M326 158l14-3-6 26-12 4z" />
      <path stroke="var(--art-wood-2)" strokeWidth="7" strokeLinecap="round" d="M236 186h80" />
      <path stroke="var(--art-wood-2)" strokeWidth="6" strokeLinecap="round" d="M220 276 236 148c2-16 22-16 22-2" />
    </>
  )
}

/** A slow wave between two sections; the front layer takes the current text colour of its box. */
export function NileDivider({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 1440 72" fit="none" className={className}>
      <path fill="var(--art-nile-4)" opacity=".35" d="M0 30C160 4 300 6 470 22s300 26 480 6S1290 4 1440 26v47H0z" />
      <path fill="var(--art-nile-3)" opacity=".55" d="M0 44c200 14 330-20 520-20s300 34 500 30 290-28 420-24v43H0z" />
      <path
        stroke="var(--art-gold-2)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        d="M0 54c180-14 320-14 500-2s330 12 500-2 310-12 440 4"
      />
      <path fill="currentColor" d="M0 57c180-14 320-14 500-2s330 12 500-2 310-12 440 4v16H0z" />
    </ArtSvg>
  )
}
