/** What a file says, and which file it is. */
export interface Fact {
  readonly value: string
  readonly file: string
}

/** What is said of a process or a part, in the words of no file: `setting GATEWAY_PORT` is `4001`. */
export interface Facts {
  /** Where the process is described; what is missing is missing there. */
  readonly file: string
  readonly facts: ReadonlyMap<string, Fact>
}

/** One way of running the platform, as its files describe it. */
export interface Deployment {
  readonly way: 'compose' | 'kubernetes'
  readonly launch: 'trial' | 'production'
  /** By the names of processes, steps and parts. */
  readonly described: ReadonlyMap<string, Facts>
  /** How many connections all pools open at most, and how many PostgreSQL takes. */
  readonly connections: { readonly needed: number; readonly available: number; readonly file: string }
}

/** Where a container finds the files that are for it alone. */
const ownFiles = '/run/seneb/'

/** A variable of an environment: told as it is, or by a file with a secret. */
export function settingFact(name: string, value: string): readonly [string, string] {
  const isSecret = name.endsWith('_FILE') && value.startsWith(ownFiles) && !value.endsWith('/ca.pem')
  return isSecret ? [`secret ${name.replace(/_FILE$/, '')}`, value] : [`setting ${name}`, value]
}

/** The settings that a server is given as `-c name=value`. */
export function serverSettings(words: readonly string[]): readonly (readonly [string, string])[] {
  return words
    .filter((_word, i) => words[i - 1] === '-c')
    .map((word) => [`server setting ${word.split('=', 1).join()}`, word.slice(word.indexOf('=') + 1)])
}

/** What a user of the bus may say and hear, by the files that its server is handed. */
export function busPermissions(usersConf: string): ReadonlyMap<string, string> {
  const { users } = JSON.parse(usersConf.replace(/^authorization: /, '')) as {
    readonly users: readonly { readonly user: string; readonly permissions: object }[]
  }
  return new Map(users.map(({ permissions, user }) => [user, JSON.stringify(permissions)]))
}
