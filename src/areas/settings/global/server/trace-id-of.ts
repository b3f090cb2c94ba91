import { createHash } from "node:crypto";
import type { GivenPlace } from "./demand-place.ts";

/**
 * Under which all changes of a group at a place are traced. Rows come and go with their days, so none of them could stand
 * for the setting; this id is made of what it is about.
 */
export function traceIdOf(tenantId: string, { key, scope, placeId }: GivenPlace): string {
	const about = [tenantId, key, scope, placeId ?? ""].join(" ");
	const digest = createHash("sha256").update(about).digest("hex");
	// version 8: an id whose bits have a meaning of one's own
	return [
		digest.slice(0, 8),
		digest.slice(8, 12),
		`8${digest.slice(13, 16)}`,
		`8${digest.slice(17, 20)}`,
		digest.slice(20, 32),
	].join("-");
}
