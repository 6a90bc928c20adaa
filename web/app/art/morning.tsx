interface MorningProps {
  readonly width: number
  readonly height: number
  readonly x: number
  readonly y: number
  readonly r: number
}

/** The sky of the small scenes: a low sun at x, y with its light stepping outwards over the whole frame. */
export function Morning({ width, height, x, y, r }: MorningProps) {
  return (
    <>
      <path fill="var(--art-air-1)" d={`M0 0h${width}v${height}H0z`} />
      <circle cx={x} cy={y} r={r * 6.4} fill="var(--art-air-2)" />
      <circle cx={x} cy={y} r={r * 4.2} fill="var(--art-air-3)" />
      <circle cx={x} cy={y} r={r * 2.4} fill="var(--art-air-4)" />
      <circle cx={x} cy={y} r={r} fill="var(--art-disc)" />
    </>
  )
}

/** The view shared by the four steps: far bank, river, and the warm stone sill below the objects (320 by 240). */
export function WindowSill() {
  return (
    <>
      <path fill="var(--art-palm-3)" d="M0 146c30-5 60-6 100-3s70 2 110-1 80-3 110 1v12H0z" />
      <path fill="var(--art-nile-4)" d="M0 152h320v40H0z" />
      <path fill="var(--art-nile-3)" d="M0 164c50-6 90 2 150 2s110-8 170-2v30H0z" />
      <path stroke="var(--art-disc)" strokeWidth="2.5" strokeLinecap="round" d="M240 156h44M252 162h40M236 168h34" />
      <path fill="var(--art-sand-4)" d="M0 184h320v20H0z" />
      <path fill="var(--art-sand-3)" d="M0 204h320v36H0z" />
      <path fill="var(--art-sand-2)" opacity=".5" d="M0 204h320v5H0z" />
      <path stroke="var(--art-sand-2)" strokeWidth="6" strokeLinecap="round" strokeDasharray=".1 20" d="M10 224h310" />
    </>
  )
}
