/** Name of the meta element of a page whose request carried a session's cookie, which scripts cannot read. */
export const sessionMark = "stundwerk-session";
