/**
 * What a change tells the other processes and browsers, sent after commit. It carries kind, ids, unit and user only:
 * browsers that may see the change read it again.
 */
export interface Announcement {
	/** Upper-case topic: UNITS, USERS, ACTIVITIES, ROLES, SESSIONS, CLOCKS, TRACKINGS, JOBS, PROJECTS, SETTINGS … */
	readonly kind: string;
	readonly ids?: readonly string[];
	/** Whose matter it is; such messages reach that person and everybody who may see them. */
	readonly userId?: string;
	readonly unitId?: string;
	/** Reaches the browsers of this session only. */
	readonly sessionId?: string;
	readonly update?: "CREATE" | "UPDATE" | "DELETE";
}

/** Sends announcements; several of one process travel in one notification. */
export interface Announcer {
	announce(tenantId: string, announcements: readonly Announcement[]): void;
	/** Sends what still waits; before the database is closed. */
	flush(): Promise<void>;
}
