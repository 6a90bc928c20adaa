import type { AnyObject, ObjectSchema } from 'yup'

/** One variable of a process, as its schema declares it; `.env.template` says in words what it is for. */
export interface Setting {
  readonly name: string
  /** A password or key, or a URL that carries one: it is handed over as a file, `<NAME>_FILE`. */
  readonly isSecret: boolean
  /** Whether it has no default and must be set by the operator of the process. */
  readonly isRequired: boolean
  readonly default: string | number | boolean | undefined
}

/** Named like a key, or a URL by which somebody logs in: the launch guard judges them by their names as well. */
const secretName = /_(?:KEYS?|SECRET|PASSWORD|TOKEN)$|_(?:DATABASE|NATS|SMTP)_URL$/

/** Whether a variable of this name holds a password or key, or a URL that carries one. */
export function isSecretName(name: string): boolean {
  return secretName.test(name)
}

/** The variables of a schema, for whatever tells a process its environment. */
export function settingsOf(schema: ObjectSchema<AnyObject>): Setting[] {
  return Object.entries(schema.describe().fields).map(([name, field]) => {
    if (!('optional' in field)) throw new Error(`${name} is no plain setting`)
    const isRequired = !field.optional && field.default === undefined
    return { name, isSecret: isSecretName(name), isRequired, default: field.default as Setting['default'] }
  })
}
