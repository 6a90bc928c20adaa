import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A country that staff edited or added; every other one comes from the files and the airports. */
@Entity('countries')
export class EditedCountry {
  /** ISO 3166-1 alpha-2. */
  @PrimaryColumn({ type: 'text' }) code: string
  @Column({ type: 'text' }) name: string
  /** Names that earlier enquiries and links know. */
  @Column({ type: 'text', array: true }) former_names: string[]
  /** Time from which new enquiries can no longer choose it. */
  @Column({ type: 'timestamptz', nullable: true }) retired_at: Date | null
}
