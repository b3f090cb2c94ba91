import { todayOf, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { refuse } from "#kit/server/refuse.ts";
import { nobodyChosen, tooManyLines } from "../contract/series.ts";
import { permission } from "./entry-matter.ts";
import { peopleOfUnits, type SeriesPerson, seriesPeople } from "./sql/series.ts";

const most = 500;

/**
 * Whose entries a series creates, held. Whoever one may not read is answered as if she were missing; for others than
 * oneself WRITE is needed. Units only bring those for whom one has it.
 */
export async function demandPeople(
	context: MatterWriter,
	wanted: { readonly userIds: string[]; readonly unitIds: string[] },
): Promise<SeriesPerson[]> {
	const { tx, tenantId, session } = context;
	const today = todayOf(context);
	const within = (level: "READ" | "WRITE" | "FULL") =>
		visibleUsers(session, permission, level, today);
	const { userIds, unitIds } = wanted;
	const ofUnits =
		unitIds.length === 0 ? [] : await peopleOfUnits(tx, tenantId, unitIds, within("WRITE"));
	const ids = [...new Set([...userIds, ...ofUnits])];
	if (ids.length === 0) refuse(nobodyChosen);
	if (ids.length > most) refuse(tooManyLines);
	const people = await seriesPeople(tx, tenantId, ids, {
		READ: within("READ"),
		WRITE: within("WRITE"),
		FULL: within("FULL"),
	});
	const others = people.filter(({ id }) => id !== session.userId);
	const isMissing = others.some(({ level }) => level === "NONE");
	if (isMissing || people.length < ids.length) refuse(commonRefusals.notFound);
	if (others.some(({ level }) => level === "READ")) {
		refuse(commonRefusals.forbidden, { permission, level: "WRITE" });
	}
	return people;
}
