import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'
import { LotusBloom } from '@seneb/ui/art/lotus-bloom'

import { Morning } from './morning.js'

const signs = {
  cloth: 'M0 262V48C0 16 18 0 47 0s47 16 47 48v142H70V48c0-16-8-24-23-24S24 32 24 48v214z',
  leg: 'M96 0h64c-1 50-3 84-7 112-5 34-6 62-5 96 1 12 6 18 5 28-2 10-7 15-14 15l-44-5c-10 3-20 5-34 5H0v-19c20-1 36-10 50-13 12-4 26-5 36-10 12-7 19-17 19-32 0-60-5-118-9-177z',
}

function Relief() {
  return (
    <>
      <g fill="var(--art-wood-2)" opacity=".55">
        <path transform="translate(433 93)" d={signs.cloth} />
        <path transform="translate(605 207)scale(.75)" d={signs.leg} />
      </g>
      <path transform="translate(438 96)" fill="var(--art-nile-3)" d={signs.cloth} />
      <path
        transform="translate(438 96)"
        fill="var(--art-nile-2)"
        d="M0 262V48C0 16 18 0 47 0 28 4 12 20 12 48v214zM70 190V48h10v142z"
      />
      <path transform="translate(610 210)scale(.75)" fill="var(--art-clay-1)" d={signs.leg} />
      <path
        transform="translate(610 210)scale(.75)"
        fill="var(--art-clay-3)"
        d="M96 0h22c6 60 10 118 8 178-2 22-12 34-28 42-20 10-62 14-98 26v-14c20-1 36-10 50-13 12-4 26-5 36-10 12-7 19-17 19-32 0-60-5-118-9-177z"
      />
      <g strokeLinejoin="miter">
        <path
          stroke="var(--art-wood-2)"
          strokeWidth="20"
          opacity=".55"
          d="m560 164 21-28 21 28 21-28 21 28 21-28 21 28 21-28 21 28 21-28 21 28"
        />
        <path
          stroke="var(--art-nile-3)"
          strokeWidth="20"
          d="m565 167 21-28 21 28 21-28 21 28 21-28 21 28 21-28 21 28 21-28 21 28"
        />
        <path
          stroke="var(--art-nile-4)"
          strokeWidth="5"
          d="m567 161 19-25 21 28 21-28 21 28 21-28 21 28 21-28 21 28 21-28 19 25"
        />
      </g>
    </>
  )
}

function Column({ transform }: { readonly transform?: string }) {
  return (
    <g transform={transform}>
      <path fill="var(--art-sand-3)" d="M-42 118h84l8 302H-50z" />
      <path fill="var(--art-sand-2)" d="M-42 118h26l-10 302h-24z" />
      <path fill="var(--art-sand-4)" d="M28 118h14l8 302H36z" />
      <path fill="var(--art-palm-3)" d="M-46 132h92L74 36H-74z" />
      <path fill="var(--art-palm-2)" d="M-46 132h28L-40 36h-34z" />
      <path fill="var(--art-gold-2)" d="m-16 132-10-96h16l4 96zM10 132l6-96h16l-14 96z" />
      <path fill="var(--art-clay-1)" d="M-47 132h94v10h-94z" />
      <path fill="var(--art-nile-3)" d="M-48 142h96v10h-96z" />
      <path fill="var(--art-gold-1)" d="M-48 152h96v8h-96z" />
      <path fill="var(--art-sand-2)" d="M-82 18H82v20H-82zM-62 420H62v14H-62z" />
    </g>
  )
}

function LotusBowl() {
  return (
    <>
      <path fill="var(--art-sand-2)" opacity=".6" d="M900 462h120l-20 8H880z" />
      <LotusBloom transform="translate(968 438)scale(1.2)" />
      <LotusBloom transform="translate(1000 440)rotate(14)scale(.8)" />
      <path fill="var(--art-nile-3)" d="M922 432h108c0 18-18 33-34 33h-40c-16 0-34-15-34-33z" />
      <path fill="var(--art-nile-4)" d="M1006 432h24c0 18-18 33-34 33h-10c12-6 20-18 20-33z" />
      <path fill="var(--art-nile-2)" d="M918 430h116v6H918z" />
    </>
  )
}

/** Article on the name: s, n and b, the folded cloth, the ripple and the leg, painted on a sunlit wall (ART-15). */
export function ArticleHeaderName({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 1200 480" fit="xMidYMid slice" className={className}>
      <Morning width={1200} height={480} x={1050} y={232} r={52} />
      <path fill="var(--art-sand-2)" d="m820 330 90-112 90 112z" />
      <path fill="var(--art-sand-3)" d="m910 218 90 112h-62z" />
      <path fill="var(--art-palm-3)" d="M0 322c200-16 1000-20 1200-4v40H0z" />
      <path fill="var(--art-nile-4)" d="M0 346h1200v70H0z" />
      <path fill="var(--art-nile-3)" d="M0 376c200-16 400 8 600 4s400-12 600 0v40H0z" />
      <path
        stroke="var(--art-disc)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M1010 356h90M1030 367h60M990 389h80M1060 400h60"
      />
      <path fill="var(--art-sand-3)" d="M340 38h520v382H340z" />
      <path fill="var(--art-sand-2)" opacity=".45" d="M340 38h46v382h-46z" />
      <path
        stroke="var(--art-sand-2)"
        strokeWidth="2"
        opacity=".7"
        d="M340 130h520M340 226h520M340 322h520M470 38v92M700 38v92M390 130v96M820 130v96M470 322v98M740 322v98M800 226v96"
      />
      <Relief />
      <path fill="var(--art-sand-3)" d="M0 0h346v18H0z" />
      <path fill="var(--art-sand-2)" opacity=".5" d="M0 14h346v4H0z" />
      <path fill="var(--art-sand-4)" d="M318 8h564l-22 38H340z" />
      <path stroke="var(--art-clay-1)" strokeWidth="20" strokeDasharray="8 22" d="M348 32h504" />
      <path stroke="var(--art-nile-3)" strokeWidth="20" strokeDasharray="8 22" d="M363 32h490" />
      <path fill="var(--art-gold-1)" d="M340 46h520v7H340z" />
      <Column transform="translate(196)" />
      <path fill="var(--art-sand-4)" d="M0 416h1200v64H0z" />
      <path fill="var(--art-sand-2)" opacity=".5" d="M0 416h1200v6H0zM260 422h600l-70 34H170z" />
      <LotusBowl />
    </ArtSvg>
  )
}

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

function Mirror() {
  return (
    <>
      <path fill="var(--art-sand-2)" opacity=".6" d="M520 398h170l-40 14H474z" />
      <path fill="var(--art-gold-1)" d="M600 34c86 0 138 56 138 120s-56 114-138 114-138-50-138-114S514 34 600 34z" />
      <path
        fill="var(--art-gold-2)"
        d="M600 34c86 0 138 56 138 120s-56 114-138 114c60-24 92-64 92-118S660 52 600 34z"
      />
      <path fill="var(--art-nile-5)" d="M600 50c74 0 121 48 121 104s-49 98-121 98-121-42-121-98S526 50 600 50z" />
      <path
        fill="var(--art-air-4)"
        d="M655 62c40 16 66 52 66 92 0 44-32 80-78 92 26-22 46-54 46-92 0-36-12-70-34-92z"
        opacity=".7"
      />
      <path fill="var(--art-paper)" opacity=".6" d="m640 66 16 6-70 168-22-6z" />
      <Smile />
      <path fill="var(--art-palm-2)" d="M566 262h68l34-22c-8 34-26 52-46 60h-44c-20-8-38-26-46-60z" />
      <path fill="var(--art-palm-3)" d="M618 262h16l34-22c-8 34-26 52-46 60h-12z" />
      <path fill="var(--art-gold-1)" d="M576 298h48v10h-48z" />
      <path fill="var(--art-wood-2)" d="M582 308h36l-6 66h-24z" />
      <path fill="var(--art-wood-1)" d="M582 308h12l-2 66h-4z" />
      <path fill="var(--art-clay-1)" d="M583 322h34l-1 9h-32zM586 352h28l-1 9h-26z" />
      <path fill="var(--art-sand-1)" d="M556 374h88l18 24H538z" />
      <path fill="var(--art-sand-2)" d="M626 374h18l18 24h-24z" />
    </>
  )
}

function Smile() {
  return (
    <>
      <path
        fill="var(--art-clay-3)"
        d="M522 150c26-18 48-26 62-22 8 2 12 5 16 5s8-3 16-5c14-4 36 4 62 22-16 40-44 60-78 60s-62-20-78-60z"
      />
      <path
        fill="var(--art-paper)"
        d="M538 153c24-4 40-8 50-8 6 0 8 2 12 2s6-2 12-2c10 0 26 4 50 8-14 22-34 33-62 33s-48-11-62-33z"
      />
      <path
        stroke="var(--art-paper-2)"
        strokeWidth="2"
        d="M600 147v38M580 146v36M620 146v36M561 149l3 24M639 149l-3 24"
      />
      <path
        fill="var(--art-clay-1)"
        d="M522 150c26-18 48-26 62-22 8 2 12 5 16 5s8-3 16-5c14-4 36 4 62 22-24-2-44-6-58-8-8-1-14 2-20 2s-12-3-20-2c-14 2-34 6-58 8z"
      />
      <path
        fill="var(--art-clay-1)"
        d="M538 153c-6 0-11-1-16-3 16 40 44 60 78 60s62-20 78-60c-5 2-10 3-16 3-14 22-34 33-62 33s-48-11-62-33z"
      />
      <path stroke="var(--art-clay-2)" strokeWidth="6" strokeLinecap="round" d="M614 199c12-2 22-6 30-13" />
      <path fill="var(--art-gold-1)" d="m664 104 5 13 13 5-13 5-5 13-5-13-13-5 13-5z" />
    </>
  )
}

function Toilette() {
  return (
    <>
      <path fill="var(--art-sand-2)" opacity=".6" d="M232 398h250l-40 14H190z" />
      <path
        fill="var(--art-nile-3)"
        d="M268 260h44v22c34 12 48 36 48 62 0 32-22 54-44 54h-52c-22 0-44-22-44-54 0-26 14-50 48-62z"
      />
      <path fill="var(--art-nile-2)" d="M268 260h14c0 50-40 74-8 138h-10c-22 0-44-22-44-54 0-26 14-50 48-62z" />
      <path fill="var(--art-nile-4)" d="M304 260h8v22c34 12 48 36 48 62 0 32-22 54-44 54 28-42 24-90-12-112z" />
      <path fill="var(--art-gold-1)" d="M262 250h56v12h-56zM276 226h28l-4 24h-20z" />
      <circle cx="290" cy="220" r="13" fill="var(--art-gold-2)" />
      <path stroke="var(--art-gold-2)" strokeWidth="5" d="M226 326q64 22 128 0" />
      <path fill="var(--art-paper)" d="M396 330h56c8 22 12 44 4 68h-64c-8-24-4-46 4-68z" />
      <path fill="var(--art-paper-2)" d="M396 330h18c-10 22-12 46-6 68h-16c-8-24-4-46 4-68z" />
      <path fill="var(--art-clay-1)" d="M388 318h72v14h-72z" />
      <path fill="var(--art-ink)" d="M404 312h40v6h-40z" />
      <path stroke="var(--art-wood-2)" strokeWidth="6" strokeLinecap="round" d="m430 314 26-74" />
      <path fill="var(--art-sand-2)" opacity=".6" d="M770 398h220l-36 14H730z" />
      <LotusBloom transform="translate(850 346)scale(1.5)" />
      <LotusBloom transform="translate(916 350)rotate(16)scale(1.15)" />
      <LotusBloom transform="translate(796 350)rotate(-16)" />
      <path fill="var(--art-clay-1)" d="M758 338h208c-4 36-36 60-72 60h-64c-36 0-68-24-72-60z" />
      <path fill="var(--art-clay-3)" d="M758 338h60c2 28 16 50 38 60h-26c-36 0-68-24-72-60z" />
      <path fill="var(--art-clay-2)" d="M930 338h36c-4 36-36 60-72 60h-14c28-10 46-32 50-60z" />
      <path fill="var(--art-gold-1)" d="M752 332h220v10H752z" />
    </>
  )
}

/** Article on the Cleopatra smile: a bronze mirror that holds a smile, on a dressing table by the river (ART-15). */
export function ArticleHeaderSmile({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 1200 480" fit="xMidYMid slice" className={className}>
      <Morning width={1200} height={480} x={1050} y={196} r={52} />
      <path fill="var(--art-palm-3)" d="M0 302c300-16 900-18 1200-2v40H0z" />
      <path fill="var(--art-nile-4)" d="M0 324h1200v70H0z" />
      <path fill="var(--art-nile-3)" d="M0 350c200-14 400 8 600 4s400-12 600 0v40H0z" />
      <path stroke="var(--art-disc)" strokeWidth="4" strokeLinecap="round" d="M1010 333h90M1030 344h70M1000 362h80" />
      <path fill="var(--art-sand-4)" d="M0 380h1200v40H0z" />
      <path fill="var(--art-sand-3)" d="M0 420h1200v60H0z" />
      <path fill="var(--art-sand-2)" opacity=".5" d="M0 420h1200v8H0z" />
      <path stroke="var(--art-sand-2)" strokeWidth="9" strokeLinecap="round" strokeDasharray=".1 32" d="M16 454h1184" />
      <Toilette />
      <Mirror />
    </ArtSvg>
  )
}
