import { readShifts } from "#areas/shift-planning/shifts/server/public.ts";
import { visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { mostAway } from "../../contract/replacements.ts";
import type { contract } from "../../contract.ts";
import { awayShifts, heldBy } from "../sql/away.ts";
import { isUnitAmong } from "../sql/units.ts";
import { peopleForEach } from "./fit-people.ts";

type Contract = typeof contract;
const key = "shiftplan.manage";

export const listAwayShifts: Handler<Contract["listAwayShifts"]> = (context) => {
	const { tenantId, session, now } = context;
	const units = visibleUnits(session, key, "READ");
	return context.read(async (tx) => {
		const found = await awayShifts(tx, { tenantId, now }, units, mostAway);
		return { items: found.map(({ shift, version, user }) => ({ shift, version, user })) };
	});
};

export const listReplacements: Handler<Contract["listReplacements"]> = (context, { id }) => {
	const { tenantId, session, now } = context;
	return context.read(async (tx) => {
		const [row] = await readShifts(tx, tenantId, [id]);
		if (row === undefined || row.isDeleted) return refuse(commonRefusals.notFound);
		const units = visibleUnits(session, key, "READ");
		if (!(await isUnitAmong(tx, tenantId, row.unitId, units))) refuse(commonRefusals.notFound);
		const [items = []] = await peopleForEach({ tx, tenantId, session, now }, [row]);
		const rank = ({ isFit, mayTake }: (typeof items)[number]) => (isFit ? 0 : mayTake ? 1 : 2);
		return {
			...(await heldBy(tx, tenantId, id)),
			version: row.version,
			items: items.toSorted((one, other) => rank(one) - rank(other)),
		};
	});
};
