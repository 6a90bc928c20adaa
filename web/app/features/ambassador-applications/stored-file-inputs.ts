import type { FileField, StoredFile } from './file-fields.js'

/** The hidden inputs that name a file that is stored already, for browsers that send the form by themselves. */
export const storedFileInputs = {
  names: (field: FileField) => ({ id: `${field}.id`, name: `${field}.name` }),
  read: (form: FormData, field: FileField): StoredFile | undefined => {
    const names = storedFileInputs.names(field)
    const [id, name] = [form.get(names.id), form.get(names.name)]
    return typeof id === 'string' && id !== '' && typeof name === 'string' ? { id, name } : undefined
  },
}
