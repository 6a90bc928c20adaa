import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A trip-plan enquiry as submitted, under the column names of the specification (TRIP-28, D-47). */
@Entity('trip_plans')
export class TripPlan {
  @PrimaryColumn({ type: 'uuid' }) id: string
  /** Reference the person quotes: SNB- and six letters or digits. */
  @Column({ type: 'text' }) reference: string
  @Column({ type: 'text' }) full_name: string
  @Column({ type: 'int' }) age: number
  @Column({ type: 'text' }) nationality: string
  @Column({ type: 'text' }) traveling_from_country: string
  @Column({ type: 'text', nullable: true }) traveling_from_city?: string
  @Column({ type: 'text' }) email: string
  @Column({ type: 'text', nullable: true }) phone_number?: string
  @Column({ type: 'text' }) treatment_type: string
  @Column({ type: 'text' }) medical_procedure: string
  /** US cents. */
  @Column({ type: 'bigint', nullable: true }) estimated_treatment_cost_cents?: number
  @Column({ type: 'date', nullable: true }) estimated_treatment_date?: string
  @Column({ type: 'date', nullable: true }) preferred_travel_dates?: string
  @Column({ type: 'text', nullable: true }) trip_duration?: string
  @Column({ type: 'text' }) accommodation_type: string
  @Column({ type: 'text', nullable: true }) other_accommodation_type?: string
  @Column({ type: 'text', nullable: true }) hotel_preference?: string
  @Column({ type: 'int', nullable: true }) number_of_nights?: number
  @Column({ type: 'boolean' }) is_companion_traveling: boolean
  @Column({ type: 'text', nullable: true }) companion_name?: string
  @Column({ type: 'text', nullable: true }) companion_travel_needs?: string
  /** US cents. */
  @Column({ type: 'bigint', nullable: true }) total_budget_cents?: number
  @Column({ type: 'jsonb' }) additional_services: string[]
  @Column({ type: 'boolean' }) visa_assistance_required: boolean
  @Column({ type: 'boolean' }) local_coordinator_required: boolean
  @Column({ type: 'boolean' }) airport_pickup_required: boolean
  @Column({ type: 'boolean' }) flight_booking_required: boolean
  @Column({ type: 'boolean' }) accommodation_booking_required: boolean
  /** Whether the person wants a flight booked, under the specification's name (D-90). */
  @Column({ type: 'boolean' }) flight_booked: boolean
  @Column({ type: 'text', nullable: true }) emergency_contact_name?: string
  @Column({ type: 'text', nullable: true }) emergency_contact_phone?: string
  @Column({ type: 'text', nullable: true }) insurance_coverage?: string
  @Column({ type: 'text', nullable: true }) payment_method?: string
  /** ID of the referral link the person followed (D-14). */
  @Column({ type: 'text', nullable: true }) referred_by?: string
  /** Time zone of the person (TRIP-64). */
  @Column({ type: 'text', nullable: true }) time_zone?: string
  @Column({ type: 'timestamptz' }) submitted_at: Date
  /** Whether it is a synthetic journey, which is deleted within the hour. */
  @Column({ type: 'boolean' }) synthetic: boolean
}

/** The plain values of a row. */
export type TripPlanRow = { [K in keyof TripPlan]: TripPlan[K] }
