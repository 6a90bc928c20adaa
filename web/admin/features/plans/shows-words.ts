import { holds, type Viewer } from '../../session/staff-session.js'

/** Whether somebody sees what plans say; of others the service masks it. */
export function showsWords(viewer: Viewer): boolean {
  return holds(viewer, 'ENQUIRY_READ_PERSONAL')
}
