import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { orphanGuard } from '../../../infra/process/orphan-guard.mjs'
import { dovecotProgram } from '../../../infra/programs/programs.ts'
import { freePort } from './free-port.js'

const startWithinMs = 30_000
const user = 'care'
const password = 'test-imap'
const isRoot = process.getuid?.() === 0
/** Dovecot refuses to read mail as root, so that account "nobody" owns it. */
const owner = isRoot ? { uid: 65_534, gid: 65_534 } : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }

/** Folder of the mailbox; mail arrives in INBOX. */
export type ImapFolder = (typeof folders)[number]
const folders = ['INBOX', 'Junk', 'Trash'] as const

/** Dovecot with one mailbox of its own, whose mail lies in a folder of this machine. */
export class TestImap {
  private process?: ChildProcess

  private constructor(
    private readonly program: string,
    private readonly dir: string,
    readonly port: number,
  ) {}

  static async start(): Promise<TestImap> {
    const dir = mkdtempSync(join(tmpdir(), 'seneb-imap-'))
    // Its login process runs under another account and must be able to enter.
    chmodSync(dir, 0o711)
    const server = new TestImap(await dovecotProgram(), dir, await freePort())
    server.configure()
    await server.start()
    return server
  }

  /** Address with name and password, as in NOTIFICATION_IMAP_URL. */
  get url(): string {
    return `imap://${user}:${password}@127.0.0.1:${this.port}`
  }

  /** Delivers a mail as a mail transfer agent does, and returns its file's name. */
  deliver(raw: string | Buffer, folder: ImapFolder = 'INBOX'): string {
    const name = `${Date.now()}.${randomUUID()}.test`
    const written = join(this.folderOf(folder), 'tmp', name)
    writeFileSync(written, raw)
    giveToOwner(written)
    renameSync(written, join(this.folderOf(folder), 'new', name))
    return name
  }

  /** Returns the mails that are in a folder, oldest first. */
  mailsIn(folder: ImapFolder = 'INBOX'): readonly string[] {
    const files = ['new', 'cur'].flatMap((part) => {
      const path = join(this.folderOf(folder), part)
      return readdirSync(path).map((name) => ({ name, file: join(path, name) }))
    })
    const inOrder = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
    return inOrder.map(({ file }) => readFileSync(file, 'utf8'))
  }

  /** Returns all mails of all folders, to search them for words. */
  everything(): string {
    return folders.flatMap((folder) => this.mailsIn(folder)).join('\n')
  }

  /** Starts it again after `kill`. */
  async start(): Promise<void> {
    const child = spawn(this.program, ['-F', '-c', join(this.dir, 'dovecot.conf')], { stdio: 'ignore' })
    this.process = child
    child.unref()
    // Its master ends its login and mail processes only when it is asked to end.
    orphanGuard(child, 'SIGTERM')
    const deadline = Date.now() + startWithinMs
    while (!(await isGreeting(this.port))) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`Dovecot did not start: ${this.log()}`)
      await pause(100)
    }
  }

  /** Ends the server; mail that arrives from then on waits in its folder. */
  async halt(): Promise<void> {
    const child = this.process
    this.process = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    // A process that is not referenced lets the loop end before its exit.
    child.ref()
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  async stop(): Promise<void> {
    await this.halt()
    rmSync(this.dir, { recursive: true, force: true })
  }

  /** The lines that Dovecot has logged. */
  log(): string {
    return readFileSync(join(this.dir, 'dovecot.log'), 'utf8')
  }

  private folderOf(folder: ImapFolder): string {
    const root = join(this.dir, 'mail', user)
    return folder === 'INBOX' ? root : join(root, `.${folder}`)
  }

  private configure(): void {
    for (const folder of folders)
      for (const part of ['tmp', 'new', 'cur']) mkdirSync(join(this.folderOf(folder), part), { recursive: true })
    const mail = join(this.dir, 'mail')
    for (const path of [
      mail,
      ...readdirSync(mail, { recursive: true, encoding: 'utf8' }).map((name) => join(mail, name)),
    ])
      giveToOwner(path)
    mkdirSync(join(this.dir, 'run'))
    writeFileSync(join(this.dir, 'dovecot.log'), '')
    writeFileSync(join(this.dir, 'dovecot.conf'), configuration(this.dir, this.port))
  }
}

/** Starts an IMAP server. Stop it in `afterAll`. */
export function startImap(): Promise<TestImap> {
  return TestImap.start()
}

function giveToOwner(path: string): void {
  if (isRoot) chownSync(path, owner.uid, owner.gid)
}

function configuration(dir: string, port: number): string {
  const account = `uid=${owner.uid} gid=${owner.gid}`
  // Without root, all its processes run under the account of the tests.
  const own = isRoot
    ? []
    : ['default_internal_user', 'default_login_user'].map((name) => `${name} = ${userInfo().username}`)
  return `
base_dir = ${dir}/run
state_dir = ${dir}/run
log_path = ${dir}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 0
mail_location = maildir:${dir}/mail/%u
${own.join('\n')}
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = ${account} home=${dir}/mail/%u
}
namespace inbox {
  inbox = yes
  separator = /
  mailbox Junk {
    auto = create
    special_use = \\Junk
  }
  mailbox Trash {
    auto = create
    special_use = \\Trash
  }
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`
}

/** True once the server sends its greeting. */
function isGreeting(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const done = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket.once('data', (part: Buffer) => done(part.toString().startsWith('* OK')))
    socket.once('error', () => done(false))
    socket.once('close', () => done(false))
    socket.setTimeout(1000, () => done(false))
  })
}
