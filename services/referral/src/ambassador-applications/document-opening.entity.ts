import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The leave to fetch a document that one of our staff opened, for as long as that takes (D-42, ADR 122). */
@Entity('document_openings')
export class DocumentOpening {
  @PrimaryColumn({ type: 'uuid' }) id: string
  /** The document. */
  @Column({ type: 'uuid' }) upload_id: string
  /** The session of who opened it; no other is given a part. */
  @Column({ type: 'uuid' }) session_id: string
  @Column({ type: 'timestamptz' }) opened_at: Date
}
