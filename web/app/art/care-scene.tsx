import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'
import { Palm } from '@seneb/ui/art/nile-parts'
import { useId } from 'react'

import { AdvisorHead, TeaGlass } from './scene-parts.js'

const window = 'M214 282V138a106 106 0 0 1 212 0v144z'

/** A caring conversation: two people at one table by the window, tea poured, the plan between them. */
export function CareScene({ className }: ArtProps) {
  const pane = useId()
  return (
    <ArtSvg viewBox="0 0 640 440" fit="xMidYMid slice" className={className}>
      <path fill="var(--art-wall-1)" d="M0 0h640v440H0z" />
      <path fill="var(--art-wall-2)" opacity=".6" d="M0 300h640v140H0z" />
      <path
        stroke="var(--art-sand-2)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray=".1 18"
        opacity=".7"
        d="M10 300h630"
      />
      <clipPath id={pane}>
        <path d={window} />
      </clipPath>
      <g clipPath={`url(#${pane})`}>
        <View />
      </g>
      <path stroke="var(--art-wood-2)" strokeWidth="9" d={window} />
      <path stroke="var(--art-wood-2)" strokeWidth="5" d="M320 32v250M214 150h212" />
      <path fill="var(--art-wood-2)" d="M198 280h244v11H198z" />
      <Screen />
      <Screen transform="translate(496)" />
      <AdvisorSeated />
      <PatientSeated />
      <Table />
    </ArtSvg>
  )
}

function View() {
  return (
    <>
      <path fill="var(--art-air-2)" d="M200 20h240v270H200z" />
      <circle cx="362" cy="194" r="170" fill="var(--art-air-3)" />
      <circle cx="362" cy="194" r="84" fill="var(--art-air-4)" />
      <circle cx="362" cy="194" r="32" fill="var(--art-disc)" />
      <path fill="var(--art-palm-3)" d="M200 226c70-10 160-8 240-3v20H200z" />
      <path fill="var(--art-nile-4)" d="M200 236h240v54H200z" />
      <path fill="var(--art-nile-3)" d="M200 256c70-8 150 6 240 0v34H200z" />
      <Palm transform="translate(262 138)scale(.56)" height={280} lean={14} />
    </>
  )
}

function Screen({ transform }: { readonly transform?: string }) {
  return (
    <g transform={transform}>
      <path fill="var(--art-wood-2)" d="M24 52h96v200H24z" />
      <path fill="var(--art-wood-1)" d="M33 61h78v182H33z" />
      <path
        stroke="var(--art-sand-1)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray=".1 11"
        d="M45 75h58M45 86h58M45 97h58M45 108h58M45 119h58M45 130h58M45 141h58M45 152h58M45 163h58M45 174h58M45 185h58M45 196h58M45 207h58M45 218h58M45 229h58"
      />
    </g>
  )
}

function AdvisorSeated() {
  return (
    <>
      <path fill="var(--art-nile-3)" d="M154 240c-42 4-58 24-62 62l-6 54h184l-8-54c-4-38-20-58-62-62-12 8-34 8-46 0z" />
      <path fill="var(--art-nile-2)" d="M154 240c-42 4-58 24-62 62l-6 54h54c-2-40 0-88 14-116z" />
      <g transform="translate(-16-36)rotate(4 180 280)scale(1.74)">
        <AdvisorHead />
      </g>
      <path fill="var(--art-paper)" d="m150 238 27 30 27-30 12 5-39 54-39-54z" />
      <path stroke="var(--art-nile-2)" strokeWidth="3" strokeLinecap="round" d="M232 352c-2-22-4-36-2-48" />
    </>
  )
}

function PatientSeated() {
  return (
    <>
      <path fill="var(--art-clay-1)" d="M438 240c-44 4-60 24-64 62l-8 54h192l-8-54c-4-38-20-58-64-62-12 8-36 8-48 0z" />
      <path fill="var(--art-clay-3)" d="M438 240c-44 4-60 24-64 62l-8 54h56c-4-40-2-88 16-116z" />
      <g transform="translate(266-36)rotate(-4 460 280)scale(1.74)">
        <PatientHead />
      </g>
      <path fill="var(--art-clay-2)" d="M435 235c12 14 42 14 54 0l9 7c-10 32-62 32-72 0z" />
      <path stroke="var(--art-clay-3)" strokeWidth="3" strokeLinecap="round" d="M518 348c2-18 4-30 2-44" />
    </>
  )
}

function Table() {
  return (
    <>
      <path fill="var(--art-paper)" d="M96 364h448v76H96z" />
      <path fill="var(--art-paper-2)" d="M96 364h448v14H96zM96 364h90v76H96z" />
      <path stroke="var(--art-nile-4)" strokeWidth="4" d="M96 412h448" />
      <path stroke="var(--art-gold-1)" strokeWidth="6" strokeLinecap="round" strokeDasharray=".1 16" d="M104 425h433" />
      <path fill="var(--art-wood-2)" d="M78 350h484q12 0 12 11t-12 11H78q-12 0-12-11t12-11z" />
      <path fill="var(--art-sand-1)" d="M78 350h484q8 0 11 6H67q3-6 11-6z" />
      <path fill="var(--art-paper)" d="m236 334 86-2 22 20H222z" />
      <path stroke="var(--art-nile-4)" strokeWidth="3" strokeLinecap="round" d="M258 339h54M252 346h40" />
      <g strokeLinecap="round" strokeLinejoin="round" strokeWidth="32">
        <path stroke="var(--art-nile-2)" d="M110 298c-6 16-8 28-6 38 22 4 46 4 70 2" />
        <path stroke="var(--art-clay-3)" d="M392 304c-4 12-4 24 0 32 10 3 20 3 28 2" />
        <path stroke="var(--art-clay-1)" d="M532 300c4 14 4 26 0 36-20 5-40 5-58 2" />
      </g>
      <path fill="var(--art-skin-1)" d="M182 324h20l24 3q9 2 8 8-2 5-10 4l-8-1 4 5q2 8-6 9h-32z" />
      <path stroke="var(--art-gold-1)" strokeWidth="4" strokeLinecap="round" d="m212 316 34 28" />
      <path
        stroke="var(--art-paper)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".8"
        d="M442 308c-5-7 4-9 0-17M452 309c-4-5 4-8 0-14"
      />
      <path fill="var(--art-paper)" d="M430 314h34v22q-2 16-12 16h-10q-10 0-12-16z" />
      <path fill="var(--art-paper-2)" d="M430 314h10v38q-8-2-10-16z" />
      <path
        fill="var(--art-skin-3)"
        d="M476 324h-12q-10 1-12 8 0 6 6 8-4 5 2 11h16zM420 324h8q10 2 10 9-1 5-5 7 1 9-6 11h-7z"
      />
      <TeaGlass transform="translate(356 352)scale(1.1)" />
    </>
  )
}

/** An older patient of the scenes, silver-haired and bearded: head and neck within 85..139 by 88..161. */
function PatientHead() {
  return (
    <>
      <path fill="var(--art-skin-4)" d="M101 138h22v18c-3 7-19 7-22 0z" />
      <path fill="var(--art-skin-3)" d="M89 117q-4-1-4 5t6 7zM135 117q4-1 4 5t-6 7z" />
      <path fill="var(--art-skin-3)" d="M91 114c0-14 9-21 21-21s21 7 21 21c0 20-9 32-21 32s-21-12-21-32z" />
      <path
        fill="var(--art-skin-4)"
        opacity=".6"
        d="M91 114c0-14 9-21 21-21-9 6-12 14-11 27 1 11 5 20 11 26-12 0-21-12-21-32z"
      />
      <path
        fill="var(--art-hair-2)"
        d="M90 116c-3-17 7-28 22-28s25 11 22 28c-1-7-3-11-6-13-8 3-24 3-32 0-3 2-5 6-6 13z"
      />
      <path
        fill="var(--art-hair-2)"
        d="M91 119c2 6 5 10 9 10 5-3 19-3 24 0 4 0 7-4 9-10 1 20-8 32-21 32s-22-12-21-32z"
      />
      <path fill="var(--art-skin-4)" d="M105 134q7 5 14 0-2 5-7 5t-7-5z" />
      <path stroke="var(--art-hair-1)" strokeWidth="2" strokeLinecap="round" d="M101 119q3-2 6 0M117 119q3-2 6 0" />
    </>
  )
}
