/** Stands in for lodash's `isPlainObject`, which Formik asks before it looks into a value (P5). */
function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

// What it stands in for is a default export.
export { isPlainObject as default }
