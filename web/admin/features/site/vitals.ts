import type { DeskPerformanceQuery } from '../../graph/generated/site/graphql.js'
import { siteCopy } from './site.copy.js'

const copy = siteCopy.vitalText

type Vital = DeskPerformanceQuery['performanceReport']['pages'][number]['vitals'][number]
export type VitalName = Vital['name']

interface VitalKind {
  readonly name: VitalName
  readonly label: string
  /** Upper limit of a good value by web.dev, in the unit of display. */
  readonly good: number
}

/** The four vitals, with the threshold of each in its heading. */
export const vitalKinds: readonly VitalKind[] = [
  { name: 'LCP', label: copy.paintS, good: 2500 },
  { name: 'INP', label: copy.responseToInputMs, good: 200 },
  { name: 'CLS', label: copy.layoutShift, good: 100 },
  { name: 'TTFB', label: copy.firstByteMs, good: 800 },
]

/** Formats a figure in its usual unit: `1.4 s`, `84 ms`, `0.01`; above the last bound as `more than …`. */
export function vitalText({ isBeyond, name, p75 }: Vital): string {
  const text = name === 'CLS' ? (p75 / 1000).toFixed(2) : p75 >= 1000 ? copy.s(p75 / 1000) : copy.ms(p75)
  return isBeyond ? copy.moreThan(text) : text
}

/** Whether the 75th percentile is worse than the "good" threshold. */
export function isSlow({ isBeyond, name, p75 }: Vital): boolean {
  const good = vitalKinds.find((kind) => kind.name === name)?.good ?? Infinity
  return isBeyond || p75 > good
}
