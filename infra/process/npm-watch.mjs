/**
 * Calls `onExit` once when npm, which started this process by `npm start`, has ended. npm hands SIGTERM to a shell that
 * does not hand it on, so the only sign of it is that this process has got another parent.
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
