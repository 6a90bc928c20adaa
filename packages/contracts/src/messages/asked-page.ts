import { number, string } from 'yup'

/** How many of a list are asked for, from one to `most`; `usual` where nobody says. */
export function pageSize({ most = 100, usual = 50 } = {}) {
  return number()
    .integer('Please give a whole number')
    .min(1, 'Please ask for at least one')
    .max(most, `Please ask for at most ${most}`)
    .default(usual)
}

/** The place after which a page begins, as the page before named it; none for the first. */
export function pageAfter() {
  return string().max(200, 'Please give the cursor of a page').optional()
}

/** The version that somebody saw of what they change. */
export function seenVersion() {
  return number().integer('Please give the version that you saw').min(1).required()
}
