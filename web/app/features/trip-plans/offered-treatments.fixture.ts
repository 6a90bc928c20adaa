import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'

import type { OfferedTreatments } from './offered-treatments.js'

/** The shipped treatments as the page brings them. */
export const offeredTreatments: OfferedTreatments = {
  types: treatmentTypes.map(({ name, procedures }) => ({ name, procedures: procedures.map((one) => one.name) })),
  withCompanion: ['LASIK'],
}
