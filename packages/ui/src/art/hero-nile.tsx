import { useId } from 'react'

import { ArtSvg, type ArtProps } from './art-svg.js'
import { Felucca } from './felucca.js'
import { LotusBloom } from './lotus-bloom.js'
import { Bird, Palm, Papyrus } from './nile-parts.js'

const skyRings = [
  { rx: 1120, ry: 900, fill: 'var(--art-dawn-2)' },
  { rx: 900, ry: 730, fill: 'var(--art-dawn-3)' },
  { rx: 700, ry: 575, fill: 'var(--art-dawn-4)' },
  { rx: 530, ry: 440, fill: 'var(--art-dawn-5)' },
  { rx: 392, ry: 330, fill: 'var(--art-dawn-6)' },
  { rx: 285, ry: 244, fill: 'var(--art-dawn-7)' },
  { rx: 204, ry: 178, fill: 'var(--art-dawn-8)' },
  { rx: 138, ry: 124, fill: 'var(--art-dawn-9)' },
]

function Sky() {
  return (
    <>
      <path fill="var(--art-dawn-1)" d="M0 0h1440v760H0z" />
      {skyRings.map((ring) => (
        <ellipse key={ring.rx} cx="1225" cy="440" {...ring} />
      ))}
      <path
        fill="var(--art-sail-1)"
        opacity="var(--art-star)"
        d="M90 96a2 2 0 1 1 0 .1M236 52a1.5 1.5 0 1 1 0 .1M402 128a2 2 0 1 1 0 .1M560 44a1.5 1.5 0 1 1 0 .1M668 150a1.5 1.5 0 1 1 0 .1M742 70a2 2 0 1 1 0 .1M880 36a1.5 1.5 0 1 1 0 .1M960 112a1.5 1.5 0 1 1 0 .1M40 250a1.5 1.5 0 1 1 0 .1M1120 58a1.5 1.5 0 1 1 0 .1M1330 90a1.5 1.5 0 1 1 0 .1"
      />
      <circle cx="1225" cy="424" r="58" fill="var(--art-sun)" />
    </>
  )
}

function FarBank() {
  return (
    <>
      <path
        fill="var(--art-sand-1)"
        opacity=".5"
        d="M0 486c70-6 120-22 190-18s120 10 190 4 130-16 210-8 130 12 200 10 190-10 260-2 210-8 280-4 80 10 110 8v34H0z"
      />
      <path fill="var(--art-sand-1)" d="m684 504 54-50 48 50zM750 504l92-104 84 104zM856 504l96-112 88 112z" />
      <path fill="var(--art-sand-2)" d="m738 454 48 50h-38zM842 400l84 104h-66zM952 392l88 112h-70z" />
      <path
        fill="var(--art-palm-1)"
        d="M0 490c50-6 96-10 170-8s120 8 210 8 140-6 220-2 170 10 260 8 150-8 240-8 130 8 190 6 110-6 150-4v26H0z"
      />
      <g stroke="var(--art-palm-1)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M1158 490v-16m0 0q-7-5-11 1m11-1q7-5 11 1m-11-1q-5-8-9-6m9 6q5-8 9-6M1178 492v-11m0 0q-6-4-9 1m9-1q6-4 9 1m-9-1q-3-6-6-5m6 5q3-6 6-5M1296 490v-14m0 0q-7-5-11 1m11-1q7-5 11 1m-11-1q-5-8-9-6m9 6q5-8 9-6" />
      </g>
    </>
  )
}

function River() {
  return (
    <>
      <path fill="var(--art-nile-2)" d="M0 508h1440v252H0z" />
      <path fill="var(--art-dawn-4)" d="M735 508h705v88C1100 596 800 574 735 508z" />
      <path fill="var(--art-dawn-5)" d="M845 508h595v66C1160 576 900 566 845 508z" />
      <path fill="var(--art-dawn-6)" d="M965 508h475v46C1200 556 1010 550 965 508z" />
      <path fill="var(--art-dawn-7)" d="M1062 508h330c-30 32-300 32-330 0z" />
      <path fill="var(--art-dawn-8)" d="M1124 508h204c-20 18-184 18-204 0z" />
      <path fill="var(--art-nile-1)" d="M0 604c180-26 330 6 520 18s340-4 500 14 280 18 420 6v118H0z" opacity=".55" />
      <path fill="var(--art-nile-1)" d="M0 668c160-14 300 14 480 20s330-10 500 2 310 12 460-4v74H0z" />
      <path
        stroke="var(--art-nile-4)"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".4"
        d="M60 548h130M240 534h90M420 560h150M330 590h80M560 530h70M640 584h110M150 628h120M470 644h90M720 640h70M700 548h60M210 572h40"
      />
      <g stroke="var(--art-sun)" strokeLinecap="round">
        <path strokeWidth="4" d="M1192 516h70M1166 527h60M1240 529h56M1150 541h130" opacity=".9" />
        <path strokeWidth="4.5" d="M1182 556h112M1136 570h74M1232 572h90M1160 588h120" opacity=".65" />
        <path strokeWidth="5" d="M1190 606h96M1140 624h70M1178 646h100M1208 668h52" opacity=".4" />
      </g>
    </>
  )
}

/** The desktop hero: sunrise on the Nile with a quiet, dark side at the start for a headline (HOME-01). */
export function HeroNile({ className }: ArtProps) {
  const palm = useId()
  return (
    <ArtSvg viewBox="0 0 1440 760" fit="xMaxYMax slice" className={`art-turns ${className ?? ''}`.trim()}>
      <Sky />
      <Birds />
      <FarBank />
      <River />
      <g transform="translate(1038 612)">
        <path
          fill="var(--art-sail-2)"
          opacity=".35"
          d="M-70 12h150l-12 12h-120zM-50 30h112l-8 9h-90zM-30 46h74l-6 8h-58z"
        />
        <path fill="var(--art-wood-1)" opacity=".6" d="M-104 4H104l-18 9H-84z" />
        <Felucca transform="scale(1.12)" />
      </g>
      <Felucca transform="translate(1262 540)scale(.19)" />
      <path fill="var(--art-sand-2)" d="M1440 574c-60 2-110 10-150 26-36 14-60 34-94 44 60 12 150 16 244 10z" />
      <path fill="var(--art-sand-1)" d="M1196 644c40-6 70-22 112-30s90-6 132-8v52c-94 6-184-2-244-14z" />
      <path
        fill="var(--art-palm-2)"
        d="M1306 604q-2-14-9-20 9 3 12 12 0-14 5-20 1 10-1 20 4-9 11-11-6 8-9 19zM1388 588q-2-14-9-20 9 3 12 12 0-14 5-20 1 10-1 20 4-9 11-11-6 8-9 19z"
      />
      <defs>
        <g id={palm}>
          <Palm height={250} lean={18} />
        </g>
      </defs>
      <use href={`#${palm}`} transform="translate(1350 316)scale(1.16)" />
      <use href={`#${palm}`} transform="translate(1424 412)scale(-.8 .8)" />
      <Foreground />
    </ArtSvg>
  )
}

function Birds() {
  return (
    <g fill="var(--art-sail-1)">
      <Bird transform="translate(948 232)scale(.8)" />
      <Bird transform="translate(996 204)" />
      <Bird transform="translate(1050 212)scale(.9)rotate(6)" />
      <Bird transform="translate(1022 246)scale(.62)rotate(-6)" />
      <Bird transform="translate(1104 190)scale(.6)" />
    </g>
  )
}

function Foreground() {
  return (
    <>
      <path
        fill="var(--art-palm-1)"
        d="M-14 770Q-14 680-8 620 4 695 6 770zM22 770Q26 698 74 650 58 710 38 770zM35 770Q32 646 18 564 41 667 53 770zM71 770Q76 680 126 620 110 695 89 770zM112 770Q116 705 160 662 146 716 128 770zM1426 770Q1424 680 1412 620 1435 695 1446 770zM1403 770Q1399 704 1372 660 1403 715 1421 770z"
      />
      <Papyrus x={20} y={770} height={206} bend={-14} size={1.3} />
      <Papyrus x={60} y={770} height={266} bend={12} size={1.45} />
      <Papyrus x={112} y={770} height={180} bend={24} size={1.1} />
      <Papyrus x={1424} y={770} height={132} bend={-12} />
      <path
        fill="var(--art-palm-2)"
        d="M3 770q3-60 43-100-10 50-25 100zM55 770q3-78 39-130-8 65-21 130zM88 770q-3-54-26-90 27 45 42 90zM121 770q-2-40-9-66 16 33 23 66zM1415 770q1-54 17-90 5 45 1 90zM1376 770q-3-47-26-78 27 39 42 78z"
      />
      <path
        fill="var(--art-palm-2)"
        d="M112 742c26-14 84-8 100 4-20 14-80 12-100-4zM1276 748c22-12 72-8 86 2-20 14-68 12-86-2z"
      />
      <LotusBloom transform="translate(164 738)scale(1.1)" />
      <LotusBloom transform="translate(1316 745)scale(.95)" />
      <path
        fill="var(--art-palm-3)"
        d="M64 754c18-8 52-6 62 2-14 8-48 8-62-2zM1226 756c12-6 38-4 46 2-10 6-34 6-46-2z"
      />
    </>
  )
}
