import { vitalBoundOf, type VitalName } from '@seneb/contracts/vocabulary/page-events'
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'

/** A vital of the page that the visit began on, by the bound it counts to. */
export interface Vital {
  readonly name: VitalName
  readonly milestone: number
}

/**
 * Tells each Core Web Vital of this load once, as soon as it is known; most are when the page is left (D-39). What the
 * browser measured before anybody listened is told as well.
 */
export function watchVitals(measured: (vital: Vital) => void): void {
  // Where loads are not timed the library would throw, and the counts of the page would be lost with it.
  if (!('getEntriesByType' in performance)) return
  const told = new Set<VitalName>()
  const tell = (name: VitalName, factor: number) => (metric: Metric) => {
    // A page that is shown again reports again; a load counts once.
    if (told.has(name)) return
    told.add(name)
    measured({ name, milestone: vitalBoundOf(name, metric.value * factor) })
  }
  onLCP(tell('lcp', 1))
  onINP(tell('inp', 1))
  onCLS(tell('cls', 1000))
  onTTFB(tell('ttfb', 1))
}
