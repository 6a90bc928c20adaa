import type { DeskPerformanceQuery } from '../../graph/generated/site/graphql.js'

type Vital = DeskPerformanceQuery['performanceReport']['pages'][number]['vitals'][number]
export type VitalName = Vital['name']

interface VitalKind {
  readonly name: VitalName
  readonly words: string
  /** Upper limit of a good value by web.dev, in the unit of display. */
  readonly good: number
}

/** The four vitals, with the mark of each in its head. */
export const vitalKinds: readonly VitalKind[] = [
  { name: 'LCP', words: 'Largest paint ≤ 2.5 s', good: 2500 },
  { name: 'INP', words: 'Response to input ≤ 200 ms', good: 200 },
  { name: 'CLS', words: 'Layout shift ≤ 0.1', good: 100 },
  { name: 'TTFB', words: 'First byte ≤ 800 ms', good: 800 },
]

/** Returns a figure in the unit people know: `1.4 s`, `84 ms`, `0.01`; above the last bound as `more than …`. */
export function vitalWords({ isBeyond, name, p75 }: Vital): string {
  const words = name === 'CLS' ? (p75 / 1000).toFixed(2) : p75 >= 1000 ? `${p75 / 1000} s` : `${p75} ms`
  return isBeyond ? `more than ${words}` : words
}

/** Whether the slowest quarter is slower than what counts as good. */
export function isSlow({ isBeyond, name, p75 }: Vital): boolean {
  const good = vitalKinds.find((kind) => kind.name === name)?.good ?? Infinity
  return isBeyond || p75 > good
}
