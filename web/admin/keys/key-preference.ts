const name = 'desk-keys'

/** Whether shortcuts without Ctrl are on, stored in this browser (WCAG 2.1.4). */
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
    // Storage may be denied; the preference then stays as it is.
  }
}
