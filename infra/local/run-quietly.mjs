import { spawn } from 'node:child_process'

/**
 * Runs a program to its end without showing its output; rejects with the last line it wrote when it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<string>} everything it wrote
 */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => reject(error.code === 'ENOENT' ? new Error(`${command} is not installed`) : error))
    child.once('close', (code) => {
      if (code === 0) resolve(output)
      else reject(Object.assign(new Error(lastLine(output) || `${command} ended with code ${code}`), { output }))
    })
  })
}

function lastLine(output) {
  return output.trim().split('\n').at(-1)?.trim()
}
