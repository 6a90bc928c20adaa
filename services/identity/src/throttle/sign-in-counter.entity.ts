import { Column, Entity, PrimaryColumn } from 'typeorm'

/** How often something was tried; the key is a digest, so nobody can read from it who or where. */
@Entity('sign_in_counters')
export class SignInCounter {
  @PrimaryColumn({ type: 'text' }) key: string
  @Column({ type: 'text' }) scope: string
  @Column({ type: 'int' }) attempts: number
  @Column({ type: 'timestamptz' }) last_at: Date
}
