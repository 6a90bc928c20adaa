import { AppError } from '@seneb/platform/app-error'

import type { PricedField } from './price-of.js'

/** So many of the fields that make a request dear are named. */
const maxNamed = 3

/** A request costs more than one may, however many points are left; says what of it costs the most. */
export class QueryTooDear extends AppError {
  readonly dearest: readonly PricedField[]

  constructor(
    readonly points: number,
    readonly maxPoints: number,
    fields: readonly PricedField[],
  ) {
    super('QUERY_TOO_DEAR', {
      message: `This costs ${points} points, and one request may cost ${maxPoints}. Please ask for less at once.`,
    })
    this.dearest = fields.toSorted((a, b) => b.points - a.points).slice(0, maxNamed)
  }
}
