import { createElement as h, type ReactElement } from 'react'

import type { WaterfallRow } from '../waterfall.ts'

/** How finely the width of the trace is divided, and what even the shortest step takes of it. */
const width = 1000
const minWidth = 5

/** When a step ran within its trace, drawn; the same is told in words beside it. */
export function timelineBar({ offsetUs, span }: WaterfallRow, wholeUs: number): ReactElement {
  const scale = width / Math.max(wholeUs, 1)
  const length = Math.max(minWidth, Math.min(span.durationUs * scale, width))
  const x = Math.min(offsetUs * scale, width - length)
  const className = span.status === 'error' ? 'bar error' : 'bar'
  // An attribute and no style, which the page's own policy would refuse.
  const bar = h('rect', { x: x.toFixed(1), y: 0, width: length.toFixed(1), height: 10 })
  return h('svg', { className, viewBox: `0 0 ${width} 10`, preserveAspectRatio: 'none', 'aria-hidden': true }, bar)
}
