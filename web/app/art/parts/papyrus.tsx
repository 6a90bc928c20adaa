interface PapyrusProps {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly bend?: number
  readonly size?: number
}

/** A papyrus stem from its foot at x, y up to its umbel, `bend` units to the right at the top. */
export function Papyrus({ x, y, height, bend = 0, size = 1 }: PapyrusProps) {
  return (
    <>
      <path stroke="var(--art-palm-2)" strokeWidth={4 * size} d={`M${x} ${y}q0-${height * 0.6} ${bend}-${height}`} />
      <g
        transform={`translate(${x + bend} ${y - height})${bend ? `rotate(${Math.round(bend / 2)})` : ''}scale(${size})`}
      >
        <path fill="var(--art-palm-2)" d="M0 8C-5-8-22-16-34-34q10-5 17-2 8-6 17-3 9-3 17 3 7-3 17 2C22-16 5-8 0 8z" />
        <path fill="var(--art-palm-3)" opacity=".55" d="M0 8C4-10 10-20 17-36q7-3 17 2C22-16 5-8 0 8z" />
        <path
          stroke="var(--art-palm-1)"
          strokeWidth="1.4"
          strokeLinecap="round"
          d="M-2-4q-6-12-18-23M-1-6q-3-14-8-24M0-6v-26M1-6q3-14 8-24M2-4q6-12 18-23"
        />
        <path fill="var(--art-palm-1)" d="M-3 10-8-6l8 6 8-6-5 16z" />
      </g>
    </>
  )
}
