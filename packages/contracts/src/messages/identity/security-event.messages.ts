import { array, object, string } from 'yup'

import { question, staffRefusals } from '../../define.js'
import { pageAfter, pageSize } from '../asked-page.js'
import { recordId } from '../record-id.js'

/** Sign-ins, refused ones, and changes of the ways to sign in, newest first (S14). */
export const ListSecurityEvents = question('identity.security-event.list', {
  access: { may: 'audit:read' },
  takes: () => object({ first: pageSize(), after: pageAfter() }).noUnknown(),
  gives: () =>
    object({
      events: array(
        object({
          id: recordId(),
          at: string().required(),
          /** What happened, such as `signed-in` or `password-refused`. */
          kind: string().required(),
          /** Whose account; none where nobody has the address. */
          staffId: string().optional(),
          /** The browser, as it calls itself in short. */
          clientText: string().optional(),
        }).required(),
      ).required(),
      next: string().optional(),
    }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'],
  repeatable: true,
})
