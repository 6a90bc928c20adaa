import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A key pair on a person's device that the device uses for them alone; here is its public half. */
@Entity('passkeys')
export class Passkey {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) staff_id: string
  /** As the browser names it, base64url. */
  @Column({ type: 'text' }) credential_id: string
  @Column({ type: 'bytea' }) public_key: Buffer
  /** How often the device says that it was used; one that goes back is a copy. */
  @Column({ type: 'bigint' }) counter: string
  @Column({ type: 'text', array: true }) transports: string[]
  /** The make of the device. */
  @Column({ type: 'text' }) aaguid: string
  @Column({ type: 'boolean' }) is_backed_up: boolean
  /** What the person calls it. */
  @Column({ type: 'text' }) name: string
  @Column({ type: 'timestamptz' }) created_at: Date
  @Column({ type: 'timestamptz', nullable: true }) last_used_at?: Date | null
}
