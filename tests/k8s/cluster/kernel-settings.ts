import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Settings of the kernel that kubelet changes for the whole machine. */
const names = [
  'vm/overcommit_memory',
  'vm/panic_on_oom',
  'kernel/panic',
  'kernel/panic_on_oops',
  'kernel/keys/root_maxkeys',
  'kernel/keys/root_maxbytes',
]

/** Remembers them; what it gives puts them back. */
export function rememberKernelSettings(): () => void {
  const files = names.map((name) => `/proc/sys/${name}`).filter((file) => existsSync(file))
  const before = files.map((file) => readFileSync(file, 'utf8'))
  return () => {
    for (const [i, file] of files.entries()) {
      if (readFileSync(file, 'utf8') !== before[i]) writeFileSync(file, before[i] ?? '')
    }
  }
}
