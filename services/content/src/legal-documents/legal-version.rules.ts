/** The newest version, which comes last (D-65). */
export function latestOf<V>(versions: readonly [V, ...V[]]): V {
  return versions.at(-1) ?? versions[0]
}
