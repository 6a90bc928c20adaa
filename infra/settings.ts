import type { AnyObject, ObjectSchema } from 'yup'

/** One environment variable of a process, as its schema declares it; `.env.template` describes its purpose. */
export interface Setting {
  readonly name: string
  /** Whether it is a password or key, or a URL that contains one; such a value is passed as a file, `<NAME>_FILE`. */
  readonly isSecret: boolean
  /** Whether it has no default and must be set by the operator of the process. */
  readonly isRequired: boolean
  readonly default: string | number | boolean | undefined
}

/** Names of keys, and of URLs that contain a login; the launch guard also judges such settings by their names. */
const secretName = /_(?:KEYS?|SECRET|PASSWORD|TOKEN)$|_(?:DATABASE|NATS|SMTP|IMAP)_URL$/

/** Whether a variable of this name holds a password or key, or a URL that carries one. */
export function isSecretName(name: string): boolean {
  return secretName.test(name)
}

/** Returns the variables of a schema, for code that builds the environment of a process. */
export function settingsOf(schema: ObjectSchema<AnyObject>): Setting[] {
  return Object.entries(schema.describe().fields).map(([name, field]) => {
    if (!('optional' in field)) throw new Error(`${name} is no plain setting`)
    const isRequired = !field.optional && field.default === undefined
    return { name, isSecret: isSecretName(name), isRequired, default: field.default as Setting['default'] }
  })
}
