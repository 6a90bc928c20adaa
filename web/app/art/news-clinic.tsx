import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'
import { Palm } from '@seneb/ui/art/nile-parts'

import { Morning } from './parts/morning.js'

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
