const name = 'desk-keys'

/** Whether keys without Ctrl do something; a choice of this browser (WCAG 2.1.4). */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(name) !== 'off'
  } catch {
    return true
  }
}

export function switchKeys(isOn: boolean): void {
  try {
    localStorage.setItem(name, isOn ? 'on' : 'off')
  } catch {
    // Storage may be refused; the keys then stay as they are.
  }
}
