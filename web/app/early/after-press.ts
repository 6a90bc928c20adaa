/**
 * Maximum delay of a tap's click after the touch ends, and maximum length of a press whose end the browser does not
 * report.
 */
const clickMs = 300
const maxPressMs = 5000

/**
 * Watches presses from now on; gives what does something as soon as nothing is pressed. What appears between press and
 * release would take the release, and the browser then makes no click of the two: the press is lost.
 */
export function watchPresses(): (then: () => void) => void {
  let pressedUntil = 0
  for (const sign of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    addEventListener(
      sign,
      () => (pressedUntil = performance.now() + (sign === 'pointerdown' ? maxPressMs : clickMs)),
      true,
    )
  const afterPress = (then: () => void): void => {
    if (performance.now() >= pressedUntil) then()
    else setTimeout(afterPress, 50, then)
  }
  return afterPress
}
