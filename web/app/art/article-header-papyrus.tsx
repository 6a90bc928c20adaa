import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'
import { LotusBloom } from '@seneb/ui/art/nile-parts'

import { Morning } from './parts/morning.js'

function Scroll() {
  return (
    <>
      <path fill="var(--art-sand-2)" opacity=".6" d="M150 396h650l-50 14H100z" />
      <path fill="var(--art-sand-4)" d="M176 92h600v292H176z" />
      <path fill="var(--art-sand-3)" d="M176 92h26v292h-26z" />
      <path
        stroke="var(--art-sand-3)"
        strokeWidth="2"
        opacity=".8"
        d="M176 138h600M176 182h600M176 226h600M176 270h600M176 314h600M176 358h600M411 92v292M591 92v292"
      />
      <Writing />
      <path
        fill="var(--art-sand-3)"
        d="M146 76h34v324h-34a17 17 0 0 1-17-17V93a17 17 0 0 1 17-17zM772 76h34a17 17 0 0 1 17 17v290a17 17 0 0 1-17 17h-34z"
      />
      <path fill="var(--art-sand-2)" d="M146 76h8v324h-8a17 17 0 0 1-17-17V93a17 17 0 0 1 17-17zM772 76h12v324h-12z" />
      <path stroke="var(--art-sand-2)" strokeWidth="3" d="M168 92v292M806 92v292" opacity=".7" />
      <path fill="var(--art-wood-2)" d="M138 62h26v14h-26zM138 400h26v12h-26zM788 62h26v14h-26zM788 400h26v12h-26z" />
    </>
  )
}

/** Hieratic runs from right to left in even rows; its headings are red. No real text is imitated. */
function Writing() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round" strokeWidth="3.6">
      <path
        stroke="var(--art-clay-3)"
        d="M752 110m0 5h-18q-3 0-2 6M722 110m0 5h-18q-3 0-2 6M693 110l-12 18M670 110m0 3q-8-5-9 3t-9 4m6 2v8M645 110m-5 4a5 5 0 1 0 .1 0m0 10v5M572 242q-7 8-3 18M555 242m0 8-4-5-4 5-4-5-4 5-4-5M526 242m0 8-4-5-4 5-4-5-4 5-4-5M496 242v7m-6-7v7m-6-7v7m10 5q-5 5-9 0M392 154v18M381 154q-4-8-10-1l-3 17m4-9 8 9M359 154m0 5h-18q-3 0-2 6M329 154l-12 18M309 154m-2 2h-14m7 0v16"
      />
      <path
        stroke="var(--art-ink)"
        d="M752 154q-7 8-3 18M734 154l-12 18M714 154q-2 10-12 8m12 10-6-9M692 154m0 14h-15m2-14q6 6 3 14M666 154m-5 4a5 5 0 1 0 .1 0m0 10v5M647 154m-5 4a5 5 0 1 0 .1 0m0 10v5M627 154m-5 4a5 5 0 1 0 .1 0m0 10v5M752 198m0 3q-8-5-9 3t-9 4m6 2v8M725 198q-12-6-12 3t6 15M705 198q-12-6-12 3t6 15M682 198m0 14h-15m2-14q6 6 3 14M658 198q-7 8-3 18M752 242q-4-8-10-1l-3 17m4-9 8 9M730 242v18M718 242m0 5h-18q-3 0-2 6M691 242q-12-6-12 3t6 15M669 242m0 5h-18q-3 0-2 6M638 242l-12 18M752 286v18M741 286q-7 8-3 18M726 286v18M714 286q-7 8-3 18M695 286m0 8-4-5-4 5-4-5-4 5-4-5M666 286l-12 18M645 286v18M635 286v7m-6-7v7m-6-7v7m10 5q-5 5-9 0M752 330m0 14h-15m2-14q6 6 3 14M728 330m0 5h-18q-3 0-2 6M699 330m0 14h-15m2-14q6 6 3 14M675 330m-2 2h-14m7 0v16M572 110q-4-8-10-1l-3 17m4-9 8 9M548 110q-7 8-3 18M529 110m-5 4a5 5 0 1 0 .1 0m0 10v5M508 110q-4-8-10-1l-3 17m4-9 8 9M484 110m-2 2h-14m7 0v16M460 110l-12 18M572 154q-2 10-12 8m12 10-6-9M549 154v18M537 154m0 5h-18q-3 0-2 6M507 154q-4-8-10-1l-3 17m4-9 8 9M484 154m-5 4a5 5 0 1 0 .1 0m0 10v5M464 154m0 8-4-5-4 5-4-5-4 5-4-5M572 198l-12 18M550 198m-5 4a5 5 0 1 0 .1 0m0 10v5M531 198m-2 2h-14m7 0v16M509 198m0 14h-15m2-14q6 6 3 14M485 198v7m-6-7v7m-6-7v7m10 5q-5 5-9 0M572 286q-12-6-12 3t6 15M548 286v7m-6-7v7m-6-7v7m10 5q-5 5-9 0M526 286m0 3q-8-5-9 3t-9 4m6 2v8M500 286m-2 2h-14m7 0v16M476 286m0 3q-8-5-9 3t-9 4m6 2v8M451 286q-12-6-12 3t6 15M572 330l-12 18M549 330m-2 2h-14m7 0v16M527 330q-4-8-10-1l-3 17m4-9 8 9M502 330q-7 8-3 18M485 330m0 8-4-5-4 5-4-5-4 5-4-5M457 330v7m-6-7v7m-6-7v7m10 5q-5 5-9 0M392 110m0 14h-15m2-14q6 6 3 14M366 110m-5 4a5 5 0 1 0 .1 0m0 10v5M344 110q-7 8-3 18M327 110q-12-6-12 3t6 15M305 110m0 8-4-5-4 5-4-5-4 5-4-5M276 110q-4-8-10-1l-3 17m4-9 8 9M253 110l-12 18M286 154q-2 10-12 8m12 10-6-9M263 154m0 8-4-5-4 5-4-5-4 5-4-5M392 198m-5 4a5 5 0 1 0 .1 0m0 10v5M374 198q-12-6-12 3t6 15M351 198m0 3q-8-5-9 3t-9 4m6 2v8M323 198q-7 8-3 18M307 198q-2 10-12 8m12 10-6-9M286 198m0 3q-8-5-9 3t-9 4m6 2v8M260 198q-12-6-12 3t6 15M238 198q-4-8-10-1l-3 17m4-9 8 9M392 242q-12-6-12 3t6 15M371 242m-2 2h-14m7 0v16M345 242m0 8-4-5-4 5-4-5-4 5-4-5M315 242v18M304 242m0 5h-18q-3 0-2 6M276 242m0 3q-8-5-9 3t-9 4m6 2v8M249 242v18M392 286v18M378 286m-2 2h-14m7 0v16M355 286m-5 4a5 5 0 1 0 .1 0m0 10v5M334 286v18M323 286m-2 2h-14m7 0v16M299 286m0 5h-18q-3 0-2 6M268 286q-7 8-3 18M249 286q-4-8-10-1l-3 17m4-9 8 9M392 330l-12 18M368 330m-5 4a5 5 0 1 0 .1 0m0 10v5M350 330l-12 18M328 330m0 14h-15m2-14q6 6 3 14M301 330q-2 10-12 8m12 10-6-9M280 330m0 14h-15m2-14q6 6 3 14"
      />
    </g>
  )
}

function Remedies() {
  return (
    <>
      <path fill="var(--art-sand-2)" opacity=".6" d="M860 396h270l-40 14H820z" />
      <path stroke="var(--art-wood-2)" strokeWidth="14" strokeLinecap="round" d="m958 308 52-92" />
      <path stroke="var(--art-sand-1)" strokeWidth="4" strokeLinecap="round" d="m966 306 48-86" />
      <path
        fill="var(--art-palm-2)"
        d="M928 312c-22-10-34-30-34-54 22 8 36 28 34 54zM928 312c-10-24-6-48 8-66 12 22 10 46-8 66z"
      />
      <path fill="var(--art-palm-3)" d="M928 312c-4-24 0-46 8-66 12 22 10 46-8 66z" />
      <path fill="var(--art-nile-3)" d="M878 306h130c0 40-20 58-34 66l12 26h-86l12-26c-14-8-34-26-34-66z" />
      <path fill="var(--art-nile-2)" d="M878 306h34c0 36 10 56 22 66l-8 26h-26l12-26c-14-8-34-26-34-66z" />
      <path fill="var(--art-nile-4)" d="M988 306h20c0 40-20 58-34 66l12 26h-14l-10-28c16-14 26-34 26-64z" />
      <path fill="var(--art-nile-2)" d="M870 298h146v14H870z" />
      <path stroke="var(--art-gold-2)" strokeWidth="4" d="M886 336q57 16 114 0" />
      <path
        fill="var(--art-clay-1)"
        d="M1052 322h52v12c0 8 22 16 22 40 0 16-10 24-20 24h-56c-10 0-20-8-20-24 0-24 22-32 22-40z"
      />
      <path fill="var(--art-clay-3)" d="M1052 322h14v12c-14 20-18 44-6 64h-10c-10 0-20-8-20-24 0-24 22-32 22-40z" />
      <path fill="var(--art-clay-2)" d="M1092 322h12v12c0 8 22 16 22 40 0 16-10 24-20 24h-10c12-18 10-42-4-60z" />
      <path fill="var(--art-sand-3)" d="M1046 314h64v12h-64z" />
      <path stroke="var(--art-palm-2)" strokeWidth="5" d="M1078 314c0-30-4-50-14-74" />
      <LotusBloom transform="translate(1063 244)rotate(-12)scale(1.05)" />
    </>
  )
}

/** Article on the Ebers papyrus: the opened scroll, its rows of ink and red headings, and the remedies beside it (ART-15). */
export function ArticleHeaderPapyrus({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 1200 480" fit="xMidYMid slice" className={className}>
      <Morning width={1200} height={480} x={1010} y={176} r={52} />
      <path fill="var(--art-palm-3)" d="M0 302c300-16 900-18 1200-2v40H0z" />
      <path fill="var(--art-nile-4)" d="M0 324h1200v70H0z" />
      <path fill="var(--art-nile-3)" d="M0 350c200-14 400 8 600 4s400-12 600 0v40H0z" />
      <path stroke="var(--art-disc)" strokeWidth="4" strokeLinecap="round" d="M1030 333h100M1130 344h50M1140 360h44" />
      <path fill="var(--art-sand-4)" d="M0 380h1200v40H0z" />
      <path fill="var(--art-sand-3)" d="M0 420h1200v60H0z" />
      <path fill="var(--art-sand-2)" opacity=".5" d="M0 420h1200v8H0z" />
      <path stroke="var(--art-sand-2)" strokeWidth="9" strokeLinecap="round" strokeDasharray=".1 32" d="M16 454h1184" />
      <Scroll />
      <Remedies />
    </ArtSvg>
  )
}
