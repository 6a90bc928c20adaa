import { spawn } from 'node:child_process'

/**
 * Reads one line for each process to guard and each that has already ended; the end of its input means that this
 * process is gone. One shell serves all children, because starting a program blocks this process for about 10 ms.
 */
const script = `
guarded=
while read -r verb pid signal; do
  others=
  for one in $guarded; do [ "\${one%%:*}" = "$pid" ] || others="$others $one"; done
  guarded=$others
  [ "$verb" = guard ] && guarded="$guarded $pid:$signal"
done
for one in $guarded; do kill -s "\${one##*:}" "\${one%%:*}" 2>/dev/null; done
`

const againAfterMs = 100

/** @type {Map<number, NodeJS.Signals>} */
const guarded = new Map()
/** @type {import('node:stream').Writable | undefined} */
let watcher

/**
 * Ensures that `child` does not outlive this process, even after SIGKILL: a small shell reads from a pipe that only
 * this process holds open.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal ends the child cleanly
 */
export function orphanGuard(child, signal) {
  const { pid } = child
  if (process.platform === 'win32' || !pid) return
  guarded.set(pid, signal)
  if (watcher) watcher.write(lineFor(pid, signal))
  else watch()
  child.once('exit', () => {
    guarded.delete(pid)
    watcher?.write(`release ${pid}\n`)
  })
}

/** Starts the shell and sends it every guarded process; starts another when the shell is ended. */
function watch() {
  // A separate process group: Ctrl-C reaches only this process, which stops the programs in order.
  const shell = spawn('sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  watcher = shell.stdin
  shell.stdin.on('error', () => {})
  shell.once('exit', () => {
    watcher = undefined
    // After a pause: where no shell can live, none is started without end.
    setTimeout(() => {
      if (!watcher && guarded.size > 0) watch()
    }, againAfterMs).unref()
  })
  shell.unref()
  // A pipe to a child is a socket.
  const { unref } = /** @type {import('node:net').Socket} */ (shell.stdin)
  unref.call(shell.stdin)
  shell.stdin.write([...guarded].map(([pid, signal]) => lineFor(pid, signal)).join(''))
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function lineFor(pid, signal) {
  return `guard ${pid} ${signal.replace(/^SIG/, '')}\n`
}
