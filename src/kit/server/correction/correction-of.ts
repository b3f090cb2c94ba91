import type { IncomingHttpHeaders } from "node:http";
import { holdsGlobally } from "#domain/access/may.ts";
import { defaultsKey, type PermissionKey } from "#domain/access/permission-keys.ts";
import { includesLevel, type PermissionLevel } from "#domain/access/permission-level.ts";
import { isStorable } from "#kit/contract/fields.ts";
import { correctionHeader } from "#kit/contract/headers.ts";
import { limits } from "#kit/contract/limits.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { refuse } from "../refusals/refuse.ts";
import type { Session } from "../session.ts";

/** Why, and whose closed months a request may change. */
export interface Correction {
	readonly reason: string;
	readonly isEverywhere: boolean;
	/** With all units below them. */
	readonly unitIds: readonly string[];
	readonly siteIds: readonly string[];
}

/** Any of them opens closed months of the people it reaches. */
const correctingRights: readonly (readonly [PermissionKey, PermissionLevel])[] = [
	["timetrackings.manage", "FULL"],
	["payroll.manage", "WRITE"],
];

/**
 * What a request says about correcting closed months; undefined where it says nothing. Who may correct nobody's is
 * refused, and so is a header that cannot be read.
 */
export function correctionOf(
	headers: IncomingHttpHeaders,
	session: Session,
): Correction | undefined {
	const given = headers[correctionHeader];
	if (typeof given !== "string") return undefined;
	const reason = readReason(given);
	const grants = correctingRights.flatMap(([key, level]) =>
		[key, defaultsKey].flatMap((name) =>
			(session.permissions[name] ?? []).filter((grant) => includesLevel(grant.level, level)),
		),
	);
	if (grants.length === 0) {
		refuse(commonRefusals.forbidden, { permission: "timetrackings.manage", level: "FULL" });
	}
	const isEverywhere = correctingRights.some(([key, level]) =>
		holdsGlobally(session.permissions, key, level),
	);
	return {
		reason,
		isEverywhere,
		unitIds: grants.flatMap(({ unitId }) => unitId ?? []),
		siteIds: grants.flatMap(({ siteId }) => siteId ?? []),
	};
}

/** Percent-encoded, because headers carry no umlauts. */
function readReason(given: string): string {
	let text = "";
	try {
		text = decodeURIComponent(given).trim();
	} catch {
		// half an encoded character: as if nothing had been said
	}
	const isGood = text !== "" && text.length <= limits.textLength && isStorable(text);
	return isGood ? text : refuse(commonRefusals.malformed);
}
