import { changeKey, keySteps, listKeys, type KeyStep } from '../local/key-ring.ts'
import { defaultStateDir } from '../process/paths.mjs'
import { reasonOf, plainFailure } from '../process/plain-failure.mjs'

/**
 * `npm run keys -- list [FOLDER]` names every encryption key, with the key IDs in its ciphertexts. `add`, `promote` and
 * `retire` NAME [FOLDER] are the steps of replacing one (docs/runbooks/rotate-keys.md). FOLDER defaults to that of the
 * local stack. No key is ever printed.
 */
const isStep = (word: string): word is KeyStep => keySteps.some((step) => step === word)

try {
  const [verb = '', ...rest] = process.argv.slice(2)
  if (verb === 'list') list(rest[0])
  else if (isStep(verb) && rest[0] !== undefined) change(verb, rest[0], rest[1])
  else throw plainFailure(`Say list [FOLDER], or one of ${keySteps.join(', ')} with the name of a key and [FOLDER].`)
} catch (error) {
  console.error(reasonOf(error))
  process.exitCode = 1
}

function list(folder = defaultStateDir): void {
  for (const { ids, name } of listKeys(folder)) console.log(`${name}: ${ids.join(', ')}`)
}

function change(step: KeyStep, name: string, folder = defaultStateDir): void {
  const [sealing, ...opening] = changeKey(folder, step, name)
  const others = opening.length > 0 ? `, and ${opening.join(', ')} opens` : ''
  console.log(`${name}: ${sealing} seals${others}. Distribute the secrets and restart every process.`)
}
