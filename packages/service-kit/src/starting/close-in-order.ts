/**
 * Ends the parts of a process one after the other, as they are given: whoever takes in work first, whoever is needed to
 * finish it last. A part that fails to end leaves the later ones to the end of the process.
 */
export async function closeInOrder(parts: readonly (() => unknown)[]): Promise<void> {
  for (const end of parts) await end()
}
