import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { withDatabase } from './site-database.js'

/** The items of the tab's session storage. */
export function sessionItems(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...sessionStorage }))
}

/** Assigns codes as an approval does, so that their links are known. */
export async function issueCodes(...codes: readonly string[]): Promise<void> {
  const ambassadorId = randomUUID()
  await withDatabase(
    `with ambassador as (
       insert into referral.ambassadors (id, name, email, referrer_type, state, created_at, changed_at)
       values ($2, 'Seeded Guide', 'seeded@guides.example', 'general', 'active', now(), now())
     )
     insert into referral.referral_codes (code, state, ambassador_id)
     select unnest($1::text[]), 'assigned', $2 on conflict do nothing`,
    [codes, ambassadorId],
  )
}

/** Returns the stored row of a referral; undefined when there is none. */
export async function storedReferral(id: string) {
  const [row] = await withDatabase<{ readonly referrer_type: string; readonly visit_count: string }>(
    'select referrer_type, visit_count from referral.referrals where referral_id = $1',
    [id],
  )
  return row && { type: row.referrer_type, visits: Number(row.visit_count) }
}

export async function storedReferrals(): Promise<number> {
  const [row] = await withDatabase<{ readonly count: number }>('select count(*)::int as count from referral.referrals')
  return row?.count ?? 0
}

/** The banner of an active referral. */
export function referralBanner(page: Page) {
  return page.getByRole('complementary', { name: 'Referral' })
}
