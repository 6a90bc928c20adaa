import type { DocumentKind } from '@seneb/contracts/vocabulary/application-review'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** That documents of an application were asked for again, and whether they came (D-43). */
@Entity('document_requests')
export class DocumentRequest {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) application_id: string
  @Column({ type: 'text', array: true }) kinds: DocumentKind[]
  /** What the applicant is told. */
  @Column({ type: 'text' }) reason: string
  /** Who of our staff asked. */
  @Column({ type: 'text' }) asked_by: string
  @Column({ type: 'timestamptz' }) asked_at: Date
  /** SHA-256 of the secret of the link in the mail. */
  @Column({ type: 'text' }) link_digest: string
  @Column({ type: 'timestamptz' }) expires_at: Date
  @Column({ type: 'timestamptz', nullable: true }) answered_at?: Date | null
}
