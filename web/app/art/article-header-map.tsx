import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'
import { Felucca } from '@seneb/ui/art/felucca'

import { Plane } from './scene-parts.js'

function Lands() {
  return (
    <>
      <path
        fill="var(--art-wall-2)"
        d="M266 -35c0 4-9 15 3 24 11 9 53 32 66 30 14-2 9-31 14-42 5-11 5-16 16-27 10-10 31-35 48-36 17-2 40 13 53 27 14 15 16 47 27 60 11 14 30 23 40 21 10-2 14-28 22-36 7-8 12-6 24-12 12-6 34-30 48-24 14 6 24 48 34 60 11 12 13 9 27 12 15 3 43 3 62 6 18 3 35 12 50 12 16 1 25-6 41-9 16-3 46-7 56-9h345v-162H266zM560 61c5-1 22-3 35-3 12 1 39 4 40 6 1 2-23 7-35 7-12 0-31-5-37-7-7-2-8-2-3-3zM795 69c4-3 14-6 24-9 10-4 32-11 35-9 3 2-9 15-16 20-7 6-17 10-24 11-7 1-13-2-16-4-3-3-6-6-3-9zM846 180l11-17c1-5 7-21 10-30 4-8 8-11 11-21 3-10 7-35 8-42l11-48 345 0 0 483-241 0c-4-5-17-17-24-33-7-16-10-44-19-60-8-16-23-24-32-36-8-12-11-22-19-36-7-14-18-38-26-48-9-10-19-12-23-15l8-42zM604 171c-9-4-37-14-52-20-15-6-23-18-38-18-14 1-37 9-48 21-10 11-4 39-13 48-9 9-22 11-40 6-18-5-45-23-67-36-22-13-44-31-67-42-22-11-49-3-67-24-17-21-33-85-40-102l-187 18 0 483 941 0-8-45-318 0 0-216-7-36z"
      />
      <path
        fill="var(--art-sand-4)"
        d="M604 171c6 1 26 4 36 6 10 3 15 5 24 7 9 2 22 3 30 5 8 1 12 7 18 6 7-1 14-8 19-11 5-3 8-6 13-8 5-2 11-4 16-4 5 0 10 5 14 5 4 1 6-3 9-3 4 1 7 6 12 8 6 2 15 4 22 5 6 1 13 1 18-1 5-1 10-5 11-6l19 55c-1 4-5 15-7 21-2 6-4 13-5 18-2 5-2 14-6 14-4-1-12-11-17-15-5-5-8-9-11-14-3-5-5-9-8-15-3-6-5-19-8-21-2-2-7 5-7 9 1 4 5 12 8 18 4 6 9 13 13 20 4 6 8 13 12 19 3 6 4 7 8 15 3 8 7 22 12 33 4 11 10 19 16 30 5 11 13 26 16 33 2 8-2 8-2 12 1 4 1 7 4 12 4 5 13 12 19 18 6 6 13 15 16 18h-318V244l-7-36z"
      />
      <path
        stroke="var(--art-sand-1)"
        strokeWidth="2.5"
        strokeDasharray="9 7"
        d="M604 171l-11 37 7 36v216h318M846 180l19 55"
      />
      <g strokeLinejoin="round" strokeLinecap="round">
        <path
          stroke="var(--art-palm-3)"
          strokeWidth="15"
          d="M770 460c1-2 2-6 6-12 5-5 16-14 22-21 6-7 11-15 13-24 2-9 1-25 0-32-2-8-9-9-11-13-1-4 3-7 4-10 2-4 5-11 3-12-2-2-10 4-15 2-4-2-8-9-13-14-4-6-10-12-14-19-4-8-11-19-11-28-1-9 7-19 9-29 2-10 3-25 4-29"
        />
        <path fill="var(--art-palm-3)" stroke="var(--art-palm-3)" strokeWidth="9" d="m767 219-21-36 14-5 14 5 7-2z" />
        <path
          stroke="var(--art-nile-3)"
          strokeWidth="5"
          d="M770 460c1-2 2-6 6-12 5-5 16-14 22-21 6-7 11-15 13-24 2-9 1-25 0-32-2-8-9-9-11-13-1-4 3-7 4-10 2-4 5-11 3-12-2-2-10 4-15 2-4-2-8-9-13-14-4-6-10-12-14-19-4-8-11-19-11-28-1-9 7-19 9-29 2-10 3-25 4-29c-2-4-8-16-12-23-4-7-9-16-11-19M767 219c1-5 3-19 5-26 3-7 9-15 10-18"
        />
        <path stroke="var(--art-nile-3)" strokeWidth="11" d="M770 460c1-2 2-6 6-12 5-5 8-8 14-14" />
      </g>
    </>
  )
}

function Compass() {
  return (
    <g transform="translate(168 362)">
      <circle r="62" fill="var(--art-sand-4)" />
      <circle r="62" stroke="var(--art-nile-3)" strokeWidth="3" />
      <circle r="52" stroke="var(--art-gold-1)" strokeWidth="5" strokeDasharray=".1 13.6" strokeLinecap="round" />
      <path fill="var(--art-nile-4)" d="m-26-26 26 16 26-16-16 26 16 26L0 10l-26 16 16-26z" />
      <path fill="var(--art-nile-3)" d="M0-46l9 37 37 9L9 9 0 46-9 9l-37-9 37-9z" />
      <path fill="var(--art-nile-2)" d="M0-46V0h-46l37-9zM0 46V0L-9 9zM46 0H0l9 9z" />
      <path fill="var(--art-gold-1)" d="M0-46-9-9 0 0z" />
      <path fill="var(--art-gold-2)" d="M0-46 9-9 0 0z" />
    </g>
  )
}

function Landmarks() {
  return (
    <>
      <path
        stroke="var(--art-sand-2)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M330 330q22-16 44 0 22-16 44 0M392 376q18-13 36 0 18-13 36 0M470 286q18-13 36 0 18-13 36 0M300 422q18-13 36 0M1000 250q18-13 36 0 18-13 36 0M1080 300q18-13 36 0M620 416q14-10 28 0 14-10 28 0"
      />
      <path fill="var(--art-sand-2)" d="m690 250 20-25 20 25zM722 250l14-18 14 18z" />
      <path fill="var(--art-sand-1)" d="m710 225-20 25h14zM736 232l-14 18h9z" />
      <path stroke="var(--art-wood-1)" strokeWidth="3" strokeLinecap="round" d="M672 372v-24" />
      <path
        stroke="var(--art-palm-2)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M672 348q-12-9-20 2m20-2q12-9 20 2m-20-2q-7-13-16-10m16 10q7-13 16-10"
      />
      <path fill="var(--art-palm-3)" d="M652 373c10-6 30-6 40 0-12 5-28 5-40 0z" />
    </>
  )
}

function Destination() {
  return (
    <>
      <circle cx="767" cy="220" r="17" fill="var(--art-gold-1)" />
      <path fill="var(--art-gold-2)" d="M767 203a17 17 0 0 1 0 34c8-10 8-24 0-34z" />
      <circle cx="767" cy="220" r="11" fill="var(--art-paper)" />
      <path fill="var(--art-clay-1)" d="M767 227c-7-5-8-8-8-10 0-5 6-6 8-2 2-4 8-3 8 2 0 2-1 5-8 10z" />
    </>
  )
}

/** Article on why Egypt: the country and its river on a chart, every route leading to the golden pin (ART-15). */
export function ArticleHeaderMap({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 1200 480" fit="xMidYMid slice" className={className}>
      <path fill="var(--art-nile-4)" d="M0 0h1200v480H0z" />
      <Lands />
      <g fill="var(--art-gold-2)">
        <circle cx="767" cy="219" r="250" opacity=".1" />
        <circle cx="767" cy="219" r="150" opacity=".14" />
        <circle cx="767" cy="219" r="76" opacity=".22" />
      </g>
      <g stroke="var(--art-nile-3)" strokeWidth="1.5" opacity=".3">
        <path d="M0 96h1200M0 240h1200M0 384h1200M120 0v480M320 0v480M520 0v480M720 0v480M920 0v480M1120 0v480" />
      </g>
      <Landmarks />
      <Compass />
      <Felucca transform="translate(486 128)scale(.27)" />
      <path
        stroke="var(--art-nile-3)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M440 138q8-6 16 0t16 0 16 0 16 0 16 0M700 124q8-6 16 0t16 0M392 82q8-6 16 0t16 0"
        opacity=".6"
      />
      <path
        stroke="var(--art-route)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray=".1 11"
        d="M-10 292C240 150 560 90 748 208M1210 84C1060 40 880 90 784 206M1210 396C1100 240 940 170 788 214"
      />
      <Plane transform="translate(286 182)rotate(-19)scale(.84)" />
      <Destination />
    </ArtSvg>
  )
}
