import { holds, type Viewer } from '../../session/staff-session.js'

/** Whether the viewer may see the text of plans; for all others the service masks it. */
export function rendersText(viewer: Viewer): boolean {
  return holds(viewer, 'ENQUIRY_READ_PERSONAL')
}
