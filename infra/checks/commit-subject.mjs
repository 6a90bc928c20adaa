import { readFileSync } from 'node:fs'
import { argv, exit } from 'node:process'
import { fileURLToPath } from 'node:url'

const maxLength = 72
const pattern = /^(?:feat|fix|perf|refactor|test|docs|build|chore)(?:\([a-z][a-z0-9-]*\))?: (?<verb>[a-z]+)/
/** Verbs whose imperative looks like another form. */
const imperatives = ['bring', 'embed', 'feed', 'need', 'seed', 'shed', 'speed']

/**
 * Returns the fault of a commit's subject, undefined when it has none. Git's own subjects of merges and reverts are
 * accepted.
 * @param {string} subject
 */
export function commitSubjectError(subject) {
  if (/^(?:Merge |Revert ")/.test(subject)) return undefined
  const verb = pattern.exec(subject)?.groups?.verb
  if (!verb) return 'it is not "type(scope): imperative", for example "fix(web): keep focus in the cookie dialog"'
  if (subject.length > maxLength) return `it has ${subject.length} characters; ${maxLength} are allowed`
  if (subject.endsWith('.')) return 'it ends with a period'
  if (/(?:ed|ing)$/.test(verb) && !imperatives.includes(verb)) return `"${verb}" is not an imperative`
  return undefined
}

// Git's commit-msg hook gives the file that holds the message. A rebase will squash fixups, so the hook accepts them.
if (argv[1] === fileURLToPath(import.meta.url)) {
  const [subject = ''] = readFileSync(argv[2] ?? '', 'utf8').split('\n')
  const error = /^(?:fixup|squash)! /.test(subject) ? undefined : commitSubjectError(subject)
  if (error) {
    console.error(`The commit's subject is refused: ${error}. See CONTRIBUTING.md, "Commits".`)
    exit(1)
  }
}
