import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Public half of a key pair on a person's device, which the device uses only for them. */
@Entity('passkeys')
export class Passkey {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) staff_id: string
  /** As the browser names it, base64url. */
  @Column({ type: 'text' }) credential_id: string
  @Column({ type: 'bytea' }) public_key: Buffer
  /** Number of uses reported by the device; a number that decreases reveals a copy. */
  @Column({ type: 'bigint' }) counter: string
  @Column({ type: 'text', array: true }) transports: string[]
  /** The make of the device. */
  @Column({ type: 'text' }) aaguid: string
  @Column({ type: 'boolean' }) is_backed_up: boolean
  /** Name the person gave it. */
  @Column({ type: 'text' }) name: string
  @Column({ type: 'timestamptz' }) created_at: Date
  @Column({ type: 'timestamptz', nullable: true }) last_used_at?: Date | null
}

/** $1 passkey, $2 its counter, $3 now, $4 whether it is backed up; a counter that does not grow reveals a copy. */
export const usePasskeySql = `/* usePasskey */
  update passkeys set counter = $2, last_used_at = $3, is_backed_up = $4
  where id = $1 and (counter < $2 or ($2 = 0 and counter = 0))
  returning id`

/** Locked until the end of the transaction, so that two requests cannot remove the last two concurrently. $1 person */
export const lockSignInMethodsSql = `/* lockSignInMethods */
  select s.password_hash is not null as "hasPassword",
    (select count(*)::int from passkeys p where p.staff_id = s.id) as passkeys
  from staff s where s.id = $1 for update`
