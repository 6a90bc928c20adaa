import type { ChildProcess } from 'node:child_process'

export declare function guard(child: ChildProcess, signal: NodeJS.Signals): void
