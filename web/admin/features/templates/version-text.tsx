import { DiffText, wordDiff } from '../../ui/word-diff.js'
import { entireText, type TemplateVersion } from './template-text.js'

interface VersionTextProps {
  readonly before: TemplateVersion | undefined
  readonly version: TemplateVersion
}

/** Text of a version, with its changes marked. */
export function VersionText({ before, version }: VersionTextProps) {
  const text = entireText(version)
  return <p className="desk-words">{before ? <DiffText pieces={wordDiff(entireText(before), text)} /> : text}</p>
}
