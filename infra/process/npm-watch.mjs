/**
 * Calls `onExit` once when npm, which started this process by `npm start`, has ended. npm sends SIGTERM to a shell that
 * does not forward it. The only sign is that this process gets another parent.
 * @param {() => void} onExit
 */
export function onParentExit(onExit) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    onExit()
  }, 500)
  watch.unref()
}
