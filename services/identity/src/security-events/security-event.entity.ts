import type { SignInMethodsChange } from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Security-relevant event of a person: a sign-in, a refusal, a changed factor. */
@Entity('security_events')
export class SecurityEvent {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'timestamptz' }) at: Date
  @Column({ type: 'text' }) kind: SecurityEventKind
  @Column({ type: 'uuid', nullable: true }) staff_id?: string | null
  @Column({ type: 'uuid', nullable: true }) session_id?: string | null
  @Column({ type: 'text', nullable: true }) user_agent?: string | null
  @Column({ type: 'text', nullable: true }) network_key?: string | null
}

export type SecurityEventKind =
  | SignInMethodsChange
  | 'password-refused'
  | 'second-factor-refused'
  | 'signed-in'
  | 'passkey-refused'
  | 'reset-asked'
  | 'reset-refused'
  | 'question-refused'
  | 'audit-exported'
  | 'invitation-accepted'
  | 'unlock-refused'
  | 'session-ended'
