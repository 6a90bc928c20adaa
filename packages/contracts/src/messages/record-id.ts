import { string } from 'yup'

/** The id of a record: any UUID. (yup's own `uuid()` does not know version 7.) */
export function recordId() {
  return string()
    .matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'There is nothing with this id')
    .required()
}
