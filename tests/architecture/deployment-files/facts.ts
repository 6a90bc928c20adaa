/** Value stated by a file, and the file's name. */
export interface Fact {
  readonly value: string
  readonly file: string
}

/** Facts about a process or a part, in file-independent terms: `setting GATEWAY_PORT` is `4001`. */
export interface Facts {
  /** File that describes the process; missing facts are missing there. */
  readonly file: string
  readonly facts: ReadonlyMap<string, Fact>
}

/** One way of running the platform, as its files describe it. */
export interface Deployment {
  readonly way: 'compose' | 'kubernetes'
  readonly launch: 'trial' | 'production'
  /** By the names of processes, steps and parts. */
  readonly described: ReadonlyMap<string, Facts>
  /** Maximum number of connections of all pools, and the number PostgreSQL accepts. */
  readonly connections: { readonly needed: number; readonly available: number; readonly file: string }
}

/** Folder of the files that belong to one container only. */
const ownFiles = '/run/seneb/'

/** Returns the fact for a variable of an environment: a plain setting, or a secret that a file contains. */
export function settingFact(name: string, value: string): readonly [string, string] {
  const isSecret = name.endsWith('_FILE') && value.startsWith(ownFiles) && !value.endsWith('/ca.pem')
  return isSecret ? [`secret ${name.replace(/_FILE$/, '')}`, value] : [`setting ${name}`, value]
}

/** Settings passed to a server as `-c name=value`. */
export function serverSettings(args: readonly string[]): readonly (readonly [string, string])[] {
  return args
    .filter((_word, i) => args[i - 1] === '-c')
    .map((word) => [`server setting ${word.split('=', 1).join()}`, word.slice(word.indexOf('=') + 1)])
}

/** Returns the publish and subscribe permissions of each bus user, from the file given to the bus server. */
export function busPermissions(usersConf: string): ReadonlyMap<string, string> {
  const { users } = JSON.parse(usersConf.replace(/^authorization: /, '')) as {
    readonly users: readonly { readonly user: string; readonly permissions: object }[]
  }
  return new Map(users.map(({ permissions, user }) => [user, JSON.stringify(permissions)]))
}
