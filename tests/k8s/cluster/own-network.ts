import { existsSync } from 'node:fs'

import { plainFailure } from '../../../infra/process/plain-failure.mjs'
import { captureOutput } from '../../../infra/process/run-quietly.ts'

/** The addresses of a cluster on this machine; site.env of the trial trusts proxies of 10.0.0.0/8. */
export const addresses = {
  machine: '10.97.0.1',
  node: '10.97.0.2',
  pods: '10.98.0.1',
  services: '10.96.0.0/16',
} as const

/** Bridge that connects the pods. */
export const bridge = 'seneb-pods'

const [name, outside, inside] = ['seneb-cluster', 'seneb-out', 'seneb-in']

/**
 * A separate network for the cluster: its ports, packet filter and addresses are not shared, and nothing of them
 * remains after removal. This machine reaches pods and services in it as a proxy before a real cluster would.
 */
export const ownNetwork = {
  /** Prefix of commands that run in this network. */
  enter: ['nsenter', `--net=/run/netns/${name}`, '--'],

  async make(): Promise<void> {
    if (existsSync(`/run/netns/${name}`)) await removeLeftover()
    await ip('netns', 'add', name)
    await ip('link', 'add', outside, 'type', 'veth', 'peer', 'name', inside, 'netns', name)
    await ip('addr', 'add', `${addresses.machine}/30`, 'dev', outside)
    await ip('link', 'set', outside, 'up')
    await within('addr', 'add', `${addresses.node}/30`, 'dev', inside)
    await within('link', 'add', bridge, 'type', 'bridge')
    await within('addr', 'add', `${addresses.pods}/16`, 'dev', bridge)
    for (const link of ['lo', inside, bridge]) await within('link', 'set', link, 'up')
    await within('route', 'add', 'default', 'via', addresses.machine)
    await ip('route', 'add', addresses.services, 'via', addresses.node, 'dev', outside)
    const forward = ['sh', '-c', 'echo 1 >/proc/sys/net/ipv4/ip_forward']
    const [command, ...args] = [...ownNetwork.enter, ...forward]
    await captureOutput(command ?? '', args)
  },

  /** Removes the network with all its parts: both ends, the bridge, the route and the packet filter rules. */
  async remove(): Promise<void> {
    await ip('netns', 'delete', name)
    // The kernel removes the pair some time later, and the next run creates one of the same name.
    await ip('link', 'delete', outside).catch(() => undefined)
  },
}

async function removeLeftover(): Promise<void> {
  const users = (await ip('netns', 'pids', name)).trim()
  if (users !== '') {
    throw plainFailure(
      `A cluster of this machine runs already; wait for it, or end its processes: ${users.split('\n').join(', ')}.`,
    )
  }
  await ownNetwork.remove()
}

function ip(...args: readonly string[]): Promise<string> {
  return captureOutput('ip', args)
}

function within(...args: readonly string[]): Promise<string> {
  return ip('-n', name, ...args)
}
