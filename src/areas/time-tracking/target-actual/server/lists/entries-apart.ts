import type { ChangeEffect } from "#domain/working-time/change-effect.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { readDayInput } from "../facts/day-input.ts";
import { type Compared, effectOn } from "./effect-of-entry.ts";
import { type ProposedEntry, reachOf } from "./proposed-entries.ts";
import { type ViolationOfDay, violationsByOwn } from "./violations-by-entries.ts";

/** What single entries would come to, each as if none of the others were asked for. */
export interface EntriesApart {
	/** The entry must not overlap what counts already, of both. */
	violationsOf(proposed: ProposedEntry): readonly ViolationOfDay[];
	effectOf(proposed: ProposedEntry, compared: Compared): ChangeEffect | null;
}

/**
 * Reads the days of entries that are decided one by one, in five statements for however many of however many people, none of
 * which waits for another's answer.
 *
 * @param days civil days that the entries lie on, now and as they are proposed
 * @param templateIds worksheets that the people have
 */
export async function readEntriesApart(
	tx: Tx,
	tenantId: string,
	asked: {
		readonly userIds: readonly string[];
		readonly days: readonly string[];
		readonly templateIds: readonly string[];
	},
): Promise<EntriesApart> {
	const { userIds, days, templateIds } = asked;
	if (days.length === 0) return { violationsOf: () => [], effectOf: () => null };
	const range = reachOf(days);
	const ids = [...new Set(userIds)].sort();
	const { reckoning, people } = await readDayInput(tx, tenantId, ids, range, null, templateIds);
	const byId = new Map(people.map((one) => [one.person.id, one]));
	return {
		violationsOf: (proposed) => {
			const person = byId.get(proposed.userId);
			return person === undefined ? [] : violationsByOwn(person, reckoning, [proposed]);
		},
		effectOf: (proposed, compared) => {
			const person = byId.get(proposed.userId);
			return person === undefined ? null : effectOn(person, reckoning, proposed, compared);
		},
	};
}
