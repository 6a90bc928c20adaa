import { array, object, string, ValidationError } from 'yup'

import type { SiteSettings } from '../app/shell/site-settings.js'

const longestText = 200

const text = () => string().max(longestText).default('')
const webPage = () =>
  string().test('web-page', (value) => !value || (/^https?:\/\//.test(value) && URL.canParse(value)))

const partners = object({
  hosts: array(
    string()
      .required()
      .matches(/^\.?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/),
  ).default([]),
  text: text(),
}).exact()

const schema = object({
  registrationLine: text(),
  address: text(),
  waitingListUrl: webPage().default(''),
  partners,
  socialLinks: array(
    object({
      name: string().oneOf(['Facebook', 'Instagram', 'LinkedIn']).required(),
      url: webPage().required(),
    }).exact(),
  ).default([]),
}).exact()

/**
 * Reads what the owner set for the whole site, a JSON object; what is left out is empty and not shown (D-68, D-69, D-77).
 * Throws an error that names what will not do.
 */
export function parseSiteSettings(json: string): SiteSettings {
  try {
    return schema.validateSync(JSON.parse(json), { abortEarly: false })
  } catch (error) {
    const why = error instanceof ValidationError ? error.errors.join('; ') : 'it is no JSON'
    throw new Error(`The site's settings do not fit: ${why}`, { cause: error })
  }
}
