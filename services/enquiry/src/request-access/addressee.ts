import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import type { ReadTx } from '@seneb/service-kit/database/db'

/** Patient of an enquiry as the recipient of a mail. */
export interface Addressee {
  readonly id: string
  readonly kind: EnquiryKind
  readonly person: { readonly fullName: string; readonly email: string }
}

interface Row {
  readonly id: string
  readonly kind: EnquiryKind
  readonly fullName: string
  readonly email: string
}

const columns = (kind: EnquiryKind) => `id, '${kind}' as kind, full_name as "fullName", email`

/** $1 the enquiry */
const byIdSql = `/* addresseeOfRequest */
  select ${columns('trip-plan')} from trip_plans where id = $1::uuid and not synthetic
  union all select ${columns('consultation')} from consultations where id = $1::uuid`

/** $1 reference, $2 email in lower case */
const byReferenceSql = `/* addresseeByReference */
  select ${columns('trip-plan')} from trip_plans where reference = $1 and lower(email) = $2 and not synthetic
  union all select ${columns('consultation')} from consultations where reference = $1 and lower(email) = $2`

/** Returns the patient of an enquiry; undefined when it has ended. */
export async function readAddressee(enquiryId: string, tx: ReadTx): Promise<Addressee | undefined> {
  return addresseeOf(await tx.query<Row>(byIdSql, [enquiryId]))
}

/** Returns the patient whose reference and email address both match; undefined otherwise. */
export async function findAddressee(
  { email, reference }: { readonly reference: string; readonly email: string },
  tx: ReadTx,
): Promise<Addressee | undefined> {
  return addresseeOf(await tx.query<Row>(byReferenceSql, [reference.toUpperCase(), email.toLowerCase()]))
}

function addresseeOf([row]: readonly Row[]): Addressee | undefined {
  return row && { id: row.id, kind: row.kind, person: { fullName: row.fullName, email: row.email } }
}
