import type { Bus } from '@seneb/bus/bus'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { InferType } from 'yup'
import { onReconnect } from '@seneb/bus/on-reconnect'
import { eventSubjects } from '@seneb/contracts/define'
import { PublicationChanged } from '@seneb/contracts/messages/content/changes.messages'

import { cachedAirports, type CachedAirports } from './airports/cached-airports.js'
import type { CachedList } from './cached-list.js'
import type { contentSettings } from './config.js'
import { cachedCountries, type CachedCountries } from './countries/cached-countries.js'
import { priceTable, type PriceTable } from './price-table/price-table.js'
import { openSearchConsole } from './search-console/google-search-console.js'
import type { SearchConsole } from './search-console/search-console.js'
import { TermReadings } from './search/word-readings.js'

/** Context of content's use cases: the kit's ctx, and the lists that this process caches (AIR-11). */
export interface ContentCtx extends Ctx {
  /** Whether samples are published (O-1). */
  readonly samples: boolean
  readonly cachedCountries: CachedCountries
  readonly cachedAirports: CachedAirports
  readonly priceTable: CachedList<PriceTable>
  readonly termReadings: TermReadings
  /** Google's Search Console; undefined where no account for it is configured. */
  readonly searchConsole?: SearchConsole
}

/**
 * Extends the context of the service kit, once per process; programs other than the service have no bus that reports
 * changes.
 */
export function contentCtx(base: Ctx, settings: InferType<typeof contentSettings>, bus?: Bus): ContentCtx {
  const samples = settings.CONTENT_SAMPLES === 'on'
  const lists = { cachedCountries: cachedCountries(), cachedAirports: cachedAirports(), priceTable: priceTable() }
  if (bus) evictLists(bus, Object.values(lists))
  return { ...base, samples, ...lists, termReadings: new TermReadings(), searchConsole: openSearchConsole(settings) }
}

/**
 * Evicts the lists of this process when any replica reports changed content, and after every reconnect, because a
 * report may have been missed. Otherwise replicas would return different lists for an hour.
 */
function evictLists(bus: Pick<Bus, 'connection'>, lists: readonly Pick<CachedList<unknown>, 'invalidate'>[]): void {
  const invalidate = (): void => {
    for (const list of lists) list.invalidate()
  }
  bus.connection.subscribe(eventSubjects(PublicationChanged), { callback: invalidate })
  onReconnect(bus, invalidate)
}
