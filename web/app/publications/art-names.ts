/** The name of an illustration of ours in a picture's `src` (`art:<name>`); undefined for a file. */
export function artNameOf(src: string | undefined): string | undefined {
  return src?.startsWith('art:') ? src.slice('art:'.length) : undefined
}
