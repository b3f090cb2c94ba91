import { commonRefusals } from "#kit/contract/refusal.ts";
import { Refused } from "../refusals/refuse.ts";

/** Codes of the month lock: `guard_days` and `guard_version_days` in database/functions. */
const monthClosedCode = "SW001";
const versionCode = "SW002";

interface LockDetail {
	/** `2026-09` */
	readonly month: string;
	readonly userId?: string;
	readonly firstName?: string;
	readonly lastName?: string;
}

/** Whether the database kept a closed month of a person as it is. */
export function isMonthClosed(error: unknown): boolean {
	return (error as { code?: unknown } | null)?.code === monthClosedCode;
}

/** What the month lock of the database refused, as it is answered; undefined for any other error. */
export function closedMonthRefusal(error: unknown): Refused | undefined {
	const { code, detail } = (error ?? {}) as { code?: string; detail?: string };
	if (code !== monthClosedCode && code !== versionCode) return undefined;
	const facts = JSON.parse(detail ?? "{}") as LockDetail;
	const { month, firstName = "", lastName = "" } = facts;
	const [year = "", ofYear = ""] = month.split("-");
	const written = `${ofYear}/${year}`;
	if (code === versionCode) {
		return new Refused(commonRefusals.versionInClosedMonth, {
			parameters: [written],
			facts: { month },
		});
	}
	return new Refused(commonRefusals.monthClosed, {
		parameters: [written, `${firstName} ${lastName}`.trim()],
		facts: { ...facts },
	});
}
