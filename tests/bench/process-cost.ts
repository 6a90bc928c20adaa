import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { platform } from 'node:os'

const ticksPerSecond = 100

/** CPU seconds (user and system) that these processes have used so far. */
export function cpuSecondsOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + cpuSecondsOfProcess(pid), 0)
}

/**
 * Returns the CPU seconds that a process and its descendants have used, including those that ended, because a server's
 * connections come and go.
 */
export function cpuSecondsOfFamily(pid: number): number {
  return cpuSecondsOf(familyOf(pid)) + cpuSecondsOfExited(pid)
}

/** Resident memory of these processes, in bytes. */
export function residentBytesOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + residentBytesOfProcess(pid), 0)
}

/**
 * Returns the memory of these processes in bytes, with each shared page counted once; resident memory where that is not
 * available.
 */
export function proportionalBytesOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + proportionalBytesOfProcess(pid), 0)
}

/** Returns the memory that a process shares with no other, in bytes; 0 when that is not available. */
export function privateBytesOf(pid: number): number {
  return bytesIn(pid, 'Private_Clean') + bytesIn(pid, 'Private_Dirty')
}

/** Returns a process with all its descendants. */
export function familyOf(pid: number): readonly number[] {
  return [pid, ...childrenOf(pid).flatMap((child) => familyOf(child))]
}

/** Returns the command line of a process; empty when it has ended, or where the system does not provide it. */
export function commandOf(pid: number): string {
  return readOrNull(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()
}

function cpuSecondsOfProcess(pid: number): number {
  if (platform() !== 'linux') return secondsOf(ps('time', pid))
  const [user = 0, system = 0] = cpuTicksOf(pid)
  return (user + system) / ticksPerSecond
}

/** Returns the CPU seconds of children that ended; 0 where the system does not provide them. */
function cpuSecondsOfExited(pid: number): number {
  if (platform() !== 'linux') return 0
  const [, , user = 0, system = 0] = cpuTicksOf(pid)
  return (user + system) / ticksPerSecond
}

/** User and system time of a process, then those of its children that ended. */
function cpuTicksOf(pid: number): number[] {
  // Fields are counted after the program's name, which may contain spaces. A process may end before it is read; its
  // parent's figure then includes it.
  const fields = readOrNull(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? []
  return fields.slice(11, 15).map(Number)
}

function residentBytesOfProcess(pid: number): number {
  return Number(ps('rss', pid)) * 1024
}

function proportionalBytesOfProcess(pid: number): number {
  return platform() === 'linux' ? bytesIn(pid, 'Pss') : residentBytesOfProcess(pid)
}

function bytesIn(pid: number, field: 'Pss' | 'Private_Clean' | 'Private_Dirty'): number {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readOrNull(`/proc/${pid}/smaps_rollup`))?.[1]
  return Number(kilobytes ?? 0) * 1024
}

/** A process may end before it is read. */
function readOrNull(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function childrenOf(pid: number): number[] {
  if (platform() === 'linux') {
    const tasks = existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`) : []
    return tasks.flatMap((task) =>
      readOrNull(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
    )
  }
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  return stdout.split('\n').filter(Boolean).map(Number)
}

function ps(column: string, pid: number): string {
  return spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
}

/** `[[dd-]hh:]mm:ss[.cc]` as seconds. */
function secondsOf(time: string): number {
  const [clock = '0', days = '0'] = time.split('-').reverse()
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400
}
