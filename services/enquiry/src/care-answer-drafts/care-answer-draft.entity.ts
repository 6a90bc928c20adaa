import { Column, Entity, PrimaryColumn } from 'typeorm'

/** An answer while it is written, one for each enquiry and author, whom alone it is shown to. It goes with its enquiry. */
@Entity('care_answer_drafts')
export class CareAnswerDraft {
  @PrimaryColumn({ type: 'uuid' }) enquiry_id: string
  @PrimaryColumn({ type: 'uuid' }) author_id: string
  /** Which saving this is, as whoever saved it named it. */
  @Column({ type: 'uuid' }) revision: string
  /** Its template and what is filled in, sealed and bound to enquiry and author. */
  @Column({ type: 'bytea' }) words_sealed: Buffer
  @Column({ type: 'timestamptz' }) saved_at: Date
}
