import type { FileField, StoredFile } from './application-values.js'

/** Where a form keeps a file that is stored already, for browsers that send it by themselves. */
export const keptFile = {
  names: (field: FileField) => ({ id: `${field}.id`, name: `${field}.name` }),
  read: (form: FormData, field: FileField): StoredFile | undefined => {
    const names = keptFile.names(field)
    const [id, name] = [form.get(names.id), form.get(names.name)]
    return typeof id === 'string' && id !== '' && typeof name === 'string' ? { id, name } : undefined
  },
}
