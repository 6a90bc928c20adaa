import type { Output, Input } from '@seneb/contracts/define'
import type { ListCountries } from '@seneb/contracts/messages/content/places.messages'

import type { ContentCtx } from '../content-ctx.js'
import { builtInCountries } from './cached-countries.js'

/** Every country a person may choose; the built-in list while the database has none to give (AIR-03..05, AIR-17). */
export async function listCountries(
  { refresh }: Input<typeof ListCountries>,
  ctx: ContentCtx,
): Promise<Output<typeof ListCountries>> {
  const { countries = [], retiredCodes = [] } = (await ctx.cachedCountries.read(ctx, { refresh })) ?? {}
  const retired = retiredCodes.length > 0 ? { retiredCodes: [...retiredCodes] } : {}

  return countries.length > 0
    ? { source: 'DATABASE', countries: [...countries], ...retired }
    : { source: 'FALLBACK', countries: [...builtInCountries] }
}
