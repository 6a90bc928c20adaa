import type { ContactMethod, TimeSlot } from '@seneb/contracts/vocabulary/contact-options'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A request for a consultation as submitted (CONT-07, D-61, D-62). */
@Entity('consultations')
export class Consultation {
  @PrimaryColumn({ type: 'uuid' }) id: string
  /** Reference the person quotes: SNB- and six letters or digits. */
  @Column({ type: 'text' }) reference: string
  @Column({ type: 'text' }) full_name: string
  @Column({ type: 'text' }) email: string
  @Column({ type: 'text' }) phone_number: string
  /** Missing, like the message, without the consent to use health details (D-66). */
  @Column({ type: 'text', nullable: true }) treatment_type?: string
  @Column({ type: 'text', nullable: true }) message?: string
  @Column({ type: 'text', nullable: true }) communication_method?: ContactMethod
  /** Part of the day and its time zone; both or none (D-62). */
  @Column({ type: 'text', nullable: true }) preferred_slot?: TimeSlot
  @Column({ type: 'text', nullable: true }) preferred_slot_zone?: string
  @Column({ type: 'date', nullable: true }) preferred_contact_date?: string
  /** Time zone of the person (CONT-16). */
  @Column({ type: 'text', nullable: true }) time_zone?: string
  @Column({ type: 'timestamptz' }) requested_at: Date
}
