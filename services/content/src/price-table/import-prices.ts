import type { Input, Output } from '@seneb/contracts/define'
import {
  ImportPrices,
  type ExportPrices,
  type PreviewPriceImport,
} from '@seneb/contracts/messages/content/price.messages'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'

import { dayOf } from '../site/claim.rules.js'
import { executeOnce, readCurrentPrices, rejectedAt, storeNewChange, type SavedChange } from './edit-price-change.js'
import { pricesCsv, readPricesCsv } from './price-csv.js'
import { comparedPrices } from './read-prices.js'

/** Reads a file of prices and returns its problems and changes; nothing is stored. */
export async function previewPriceImport(
  { csv }: Input<typeof PreviewPriceImport>,
  ctx: Pick<Ctx, 'db' | 'now'>,
): Promise<Output<typeof PreviewPriceImport>> {
  const current = await ctx.db.read((tx) => readCurrentPrices(null, tx))
  const { prices, problems, unchangedCount } = readPricesCsv(csv, current, dayOf(ctx.now()))
  return { problems: [...problems], prices: comparedPrices(prices, current), unchangedCount }
}

/** Proposes the prices of a file that differ as one change; with a problem in any line nothing is stored. */
export function importPrices(request: Input<typeof ImportPrices>, ctx: Ctx): Promise<SavedChange> {
  return executeOnce({ contract: ImportPrices, request }, ctx, async (tx) => {
    const { csv, note, validFrom } = request
    const { prices, problems } = readPricesCsv(csv, await readCurrentPrices(null, tx), dayOf(ctx.now()))
    if (problems.length > 0) {
      const fields = problems.map(({ column, line, message }) => ({
        path: 'csv',
        message: `Line ${line}${column === '' ? '' : `, ${column}`}: ${message}`,
      }))
      throw new AppError('INPUT_INVALID', { fields })
    }
    if (prices.length === 0) throw rejectedAt('csv', 'Nothing is different from the current prices')
    return storeNewChange({ prices, note, validFrom, action: 'import-prices' }, tx, ctx)
  })
}

/** Returns every price as the file that can be imported. */
export async function exportPrices({ db }: Pick<Ctx, 'db'>): Promise<Output<typeof ExportPrices>> {
  const current = await db.read((tx) => readCurrentPrices(null, tx))
  return { csv: pricesCsv(current.values()) }
}
