import type { User } from "./user.ts";

/** Whether one may change exactly this person. */
export function mayWrite({ level }: Pick<User, "level">): boolean {
	return level === "WRITE" || level === "FULL";
}
