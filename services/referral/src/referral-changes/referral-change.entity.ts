import type { ReferralChangeAction } from '@seneb/contracts/vocabulary/referral-codes'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Action of a staff member on a code or an ambassador, as their pages show it. */
@Entity('referral_changes')
export class ReferralChange {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'timestamptz' }) happened_at: Date
  @Column({ type: 'text' }) staff_id: string
  @Column({ type: 'text' }) action: ReferralChangeAction
  @Column({ type: 'text', nullable: true }) code?: string | null
  /** The code that stays in a merge. */
  @Column({ type: 'text', nullable: true }) other_code?: string | null
  @Column({ type: 'uuid', nullable: true }) ambassador_id?: string | null
  @Column({ type: 'text', nullable: true }) reason?: string | null
}

/** Maximum number of changes that a page shows. */
const shown = 100

const columns = `select h.id, h.happened_at as "happenedAt", h.staff_id as "staffId", h.action, h.code,
    h.other_code as "otherCode", h.ambassador_id as "ambassadorId", a.name, h.reason
  from referral_changes h left join ambassadors a on a.id = h.ambassador_id`

/** Changes of a code and merges into it, newest first. $1 the code */
export const changesOfCodeSql = `/* changesOfCode */
  select id, "happenedAt", "staffId", action, code, "otherCode", "ambassadorId", name, reason from (
    (${columns} where h.code = $1 order by h.happened_at desc, h.id desc limit ${shown})
    union
    (${columns} where h.other_code = $1 order by h.happened_at desc, h.id desc limit ${shown})
  ) changes order by "happenedAt" desc, id desc limit ${shown}`

/** Changes of an ambassador and of their codes, newest first. $1 the ambassador */
export const changesOfAmbassadorSql = `/* changesOfAmbassador */
  ${columns} where h.ambassador_id = $1 order by h.happened_at desc, h.id desc limit ${shown}`

export interface StoredChange {
  readonly happenedAt: Date
  readonly staffId: string
  readonly action: ReferralChangeAction
  readonly code: string | null
  readonly otherCode: string | null
  readonly ambassadorId: string | null
  readonly name: string | null
  readonly reason: string | null
}
