import { kindOf } from "#areas/absences/requests/server/public.ts";
import { defaultLanguage } from "#kit/contract/language.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Announcement } from "#kit/server/live/announcer.ts";
import { daysOf } from "./company-kind.ts";
import { together } from "./plan-company-day.ts";
import { insertOutcomes, newcomers, readCompanyDay } from "./sql/company-days.ts";
import { everybodyOf } from "./sql/everybody.ts";
import { companyPeople } from "./sql/people.ts";
import { writeCompanyDay } from "./write-company-day.ts";

interface Actor {
	readonly tenantId: string;
	readonly now: Date;
	/** Civil day. */
	readonly today: string;
}

/**
 * Gives some newcomers the days of their units that are not over; what somebody has already in that time stays as it is.
 *
 * @returns what to tell, and whether there may be more
 */
export async function giveNewcomers(
	tx: Tx,
	{ tenantId, now, today }: Actor,
): Promise<{ readonly told: readonly Announcement[]; readonly areMore: boolean }> {
	const told: Announcement[] = [];
	const found = await newcomers(tx, tenantId, today, together);
	let done = 0;
	for (const [companyDayId, some] of Map.groupBy(found, (one) => one.companyDayId)) {
		const userIds = some.map(({ userId }) => userId);
		const day = await readCompanyDay(tx, tenantId, companyDayId, { isHeld: true });
		const kind = day && (await kindOf(tx, tenantId, userIds[0] as string, day.activityId));
		if (day === undefined || kind === undefined || day.withdrawnAt !== null) continue;
		const people = await companyPeople(
			tx,
			tenantId,
			{ userIds, unitIds: [] },
			everybodyOf(tenantId),
		);
		const announce = (one: Announcement) => void told.push(one);
		const writer = { tx, tenantId, now, today, language: defaultLanguage, announce };
		const nobody = { skipped: new Set<string>(), forced: new Set<string>(), deciderId: null };
		const { onViolation } = day;
		const plan = { ...daysOf(kind, day), ...nobody, onViolation, mayKnowIllness: () => false };
		done += some.length;
		const lines = await writeCompanyDay(writer, day, { ...plan, since: today }, people);
		const known = new Set(lines.map(({ userId }) => userId));
		// who works on none of the days after all is asked about no more
		const rest = userIds.filter((userId) => !known.has(userId));
		const leftOut = "NO_WORKDAY" as const;
		await insertOutcomes(
			tx,
			tenantId,
			companyDayId,
			rest.map((userId) => ({ userId, leftOut })),
		);
	}
	// those of a day that gives nobody anything are found again and again
	return { told, areMore: done > 0 && found.length === together };
}
