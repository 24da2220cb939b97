/** The address at which the server of a live preview says how it stands. */
export const PREVIEW_STATE = "/__preview";

/** How a live preview stands with the source that it follows. */
export interface FollowingState {
  /** When a change was last read, as an ISO 8601 date. */
  changedAt?: string;
  /** Why the source cannot be read at present, in French. */
  fault?: string;
}
