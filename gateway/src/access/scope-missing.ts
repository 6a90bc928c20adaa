import type { PartnerScope } from '@seneb/contracts/vocabulary/partner-access'
import { AppError } from '@seneb/platform/app-error'

/** The key of whoever asks lacks the scope; says which it takes. */
export class ScopeMissing extends AppError {
  constructor(readonly scope: PartnerScope) {
    super('SCOPE_MISSING', { message: `This API key may not do this. It takes the scope ${scope}.` })
  }
}
