import type { CatalogueContents } from '@seneb/contracts/publications/catalogue-entries'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { formerNames, retiredAt } from '../entry-history.js'
import { publishChanges } from '../publications/store-publications.js'
import { lockPublications } from '../publications/stored-settings.js'
import { EditedCountry } from './country.entity.js'

/** Stores an edited country and publishes the change; `shipped` is the one that it replaces. */
export async function storeCountry(
  {
    content,
    shipped,
  }: { readonly content: CatalogueContents['country']; readonly shipped?: { readonly name: string } | undefined },
  tx: WriteTx,
  ctx: Ctx,
): Promise<void> {
  const { code, isRetired, name } = content
  await lockPublications(tx)
  const before = await tx.findOne(EditedCountry, { code })
  const names = formerNames(before?.former_names, name, before ?? shipped)
  const row = { name, former_names: names, retired_at: retiredAt(isRetired, before, ctx) }
  if (before) await tx.update(EditedCountry, { code }, row)
  else await tx.save(Object.assign(new EditedCountry(), { code, ...row }))
  await publishChanges([{ kind: 'country', key: code }], tx, ctx)
}

/** Returns the name that staff gave a country; undefined for an unedited one. */
export async function editedCountryName(code: string, tx: WriteTx): Promise<string | undefined> {
  return (await tx.findOne(EditedCountry, { code }))?.name
}
