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
