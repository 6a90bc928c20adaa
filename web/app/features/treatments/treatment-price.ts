/** What one unit of a treatment typically costs in Egypt, by the calculator's table. */
export interface TreatmentPrice {
  /** What the calculator calls it. */
  readonly asked: string
  readonly usd: number
  readonly unit: string
  readonly asOf: string
}
