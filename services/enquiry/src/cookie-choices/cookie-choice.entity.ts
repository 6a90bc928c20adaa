import { Column, Entity, PrimaryColumn } from 'typeorm'

/** What a browser was allowed to store, by which policy and since when; nothing says whose browser it is (CONS-04, D-03). */
@Entity('cookie_choices')
export class CookieChoice {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'text' }) policy_version: string
  @Column({ type: 'boolean' }) analytics: boolean
  @Column({ type: 'boolean' }) advertising: boolean
  @Column({ type: 'boolean' }) personalization: boolean
  @Column({ type: 'boolean' }) functionality: boolean
  @Column({ type: 'timestamptz' }) recorded_at: Date
}
