import type { AnswerField, AnswerLanguage } from '@seneb/contracts/vocabulary/answer-templates'
import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A template of answers: which of its versions answers are written by. */
@Entity('answer_templates')
export class AnswerTemplate {
  @PrimaryColumn({ type: 'text' }) key: string
  @Column({ type: 'integer' }) version: number
  /** Where it stands among the others. */
  @Column({ type: 'integer' }) place: number
  /** What its version is called, which no other that is in use may be. */
  @Column({ type: 'text' }) name: string
  @Column({ type: 'text' }) language: AnswerLanguage
  @Column({ type: 'timestamptz', nullable: true }) archived_at?: Date | null
}

/** A version of a template. It is written once and stays as it is. */
@Entity('answer_template_versions')
export class AnswerTemplateVersion {
  @PrimaryColumn({ type: 'text' }) key: string
  @PrimaryColumn({ type: 'integer' }) version: number
  @Column({ type: 'text' }) name: string
  @Column({ type: 'text', array: true }) kinds: EnquiryKind[]
  @Column({ type: 'text' }) language: AnswerLanguage
  @Column({ type: 'text' }) subject: string
  @Column({ type: 'text' }) body: string
  @Column({ type: 'jsonb' }) fields: AnswerField[]
  /** Why it was written, as whoever did says. */
  @Column({ type: 'text', nullable: true }) note?: string | null
  @Column({ type: 'timestamptz' }) written_at: Date
  /** Nobody for what the platform came with. */
  @Column({ type: 'uuid', nullable: true }) written_by?: string | null
}
