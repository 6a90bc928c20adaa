/** The fields that are a file (AMB-13, AMB-14). */
const fileFields = ['identityDocument', 'tourGuideLicense'] as const
export type FileField = (typeof fileFields)[number]

/** A file that is stored: the id to name in the form, and how it is called. */
export interface StoredFile {
  readonly id: string
  readonly name: string
}
export type StoredFiles = Partial<Readonly<Record<FileField, StoredFile>>>

/** The fields of this type of applicant that are a file; a licence is of tour guides only (AMB-02, AMB-14). */
export function fileFieldsOf(applicantType: string): readonly FileField[] {
  return applicantType === 'tour-guide' ? fileFields : ['identityDocument']
}
