import type { DocumentKind, DocumentState } from '@seneb/contracts/vocabulary/application-review'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A document of an application. */
@Entity('application_documents')
export class ApplicationDocument {
  /** The id its file is stored under. An upload belongs to one application at most. */
  @PrimaryColumn({ type: 'uuid' }) upload_id: string
  @Column({ type: 'uuid' }) application_id: string
  @Column({ type: 'text' }) kind: DocumentKind
  @Column({ type: 'text' }) state: DocumentState
  /** The file with its name, sealed for `upload_id`; read only by whoever asks for it by name (ADR 119). */
  @Column({ type: 'bytea', select: false }) sealed: Buffer | null
}
