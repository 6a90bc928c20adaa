/**
 * Stands in for lodash's `toPath`, by which Formik takes the name of a field apart (`companion.name`, `files[0]`), and
 * which brings a cache of its own (P5). Names with quotes inside brackets are none of ours.
 */
function toPath(path: unknown): string[] {
  if (Array.isArray(path)) return path.map(String)
  return String(path)
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
}

// What it stands in for is a default export.
export { toPath as default }
