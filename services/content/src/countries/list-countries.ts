import type { Output, Input } from '@seneb/contracts/define'
import type { ListCountries } from '@seneb/contracts/messages/content/places.messages'

import type { ContentCtx } from '../content-ctx.js'
import { builtInCountries } from './cached-countries.js'

/** Every country a person may choose; the built-in list while the database has none to give (AIR-03..05, AIR-17). */
export async function listCountries(
  { refresh }: Input<typeof ListCountries>,
  ctx: ContentCtx,
): Promise<Output<typeof ListCountries>> {
  const merged = await ctx.cachedCountries.read(ctx, { refresh })

  return merged && merged.length > 0
    ? { source: 'DATABASE', countries: [...merged] }
    : { source: 'FALLBACK', countries: [...builtInCountries] }
}
