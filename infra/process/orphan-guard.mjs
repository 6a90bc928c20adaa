import { spawn } from 'node:child_process'

/**
 * Sees to it that `child` does not outlive this process, however this process ends, SIGKILL included. A tiny shell
 * reads from a pipe that only we hold open: a word releases it, the end of the pipe means that we are gone.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal what ends the child cleanly
 */
export function orphanGuard(child, signal) {
  if (process.platform === 'win32' || !child.pid) return
  const script = 'read -r word || kill -s "$0" "$1" 2>/dev/null'
  const watcher = spawn('sh', ['-c', script, signal.replace(/^SIG/, ''), String(child.pid)], {
    // A group of its own: Ctrl-C reaches us, and we stop things in their order.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.stdin.on('error', () => {})
  watcher.unref()
  // A pipe to a child is a socket.
  const { unref } = /** @type {import('node:net').Socket} */ (watcher.stdin)
  unref.call(watcher.stdin)
  child.once('exit', () => watcher.stdin.end('released\n'))
}
