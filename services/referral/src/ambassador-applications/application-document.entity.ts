import { Column, Entity, PrimaryColumn } from 'typeorm'

/** What a document is (AMB-13, AMB-14). */
export type DocumentKind = 'identity-document' | 'tour-guide-license'

/**
 * A document of an application. `uploaded`: still where files come in; `stored`: where documents are kept; `lost`: it was
 * gone before it could be stored; `forgotten`: its time is over.
 */
export type DocumentState = 'uploaded' | 'stored' | 'lost' | 'forgotten'

@Entity('application_documents')
export class ApplicationDocument {
  /** The id its file is stored under. An upload belongs to one application at most. */
  @PrimaryColumn({ type: 'uuid' }) upload_id: string
  @Column({ type: 'uuid' }) application_id: string
  @Column({ type: 'text' }) kind: DocumentKind
  @Column({ type: 'text' }) state: DocumentState
}
