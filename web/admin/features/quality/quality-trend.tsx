import { isFigure, formatPercent, type Quality } from './quality-text.js'

const [width, height, barWidth] = [52, 120, 36]
const baseline = height - 8

/**
 * Median of each week as a bar with its figure above it, oldest first. Hidden from screen readers, which have the table
 * below; a week with too few plans shows a dash.
 */
export function QualityTrend({ weeks }: { readonly weeks: Quality['byWeek'] }) {
  const rows = weeks.toReversed()
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${Math.max(rows.length, 4) * width} ${height}`}
      className="w-full px-4 pb-4"
      style={{ maxWidth: `${Math.max(rows.length, 4) * width * 1.5}px` }}
    >
      {rows.map(({ figures: { drafted, medianEditShare: share }, monday }, at) => {
        const [left, tall] = [at * width + (width - barWidth) / 2, (share ?? 0) * (baseline - 24)]
        const isTold = isFigure(drafted) && typeof share === 'number'
        return (
          <g key={monday}>
            {isTold && <rect x={left} y={baseline - tall} width={barWidth} height={tall} rx={2} fill="var(--brand)" />}
            <text
              x={left + barWidth / 2}
              y={isTold ? baseline - tall - 6 : baseline - 6}
              textAnchor="middle"
              fontSize={11}
              fill="var(--ink)"
            >
              {isTold ? formatPercent(share) : '–'}
            </text>
          </g>
        )
      })}
      <line x1={0} x2="100%" y1={baseline} y2={baseline} stroke="var(--line)" />
    </svg>
  )
}
