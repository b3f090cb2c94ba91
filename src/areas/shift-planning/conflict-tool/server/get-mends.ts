import {
	type Planner,
	planChecker,
	readShifts,
} from "#areas/shift-planning/shifts/server/public.ts";
import {
	demandUnits,
	todayOf,
	visibleUnits,
	visibleUsers,
} from "#areas/staff/user-roles/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { bestMends } from "./best-mends.ts";
import { handedMends, shortenedMends } from "./proposed-mends.ts";
import { candidatesFor, conflictShifts, swapsFor } from "./sql.ts";

const key = "shiftplan.manage" as const;

/** People and shifts of others that are looked at. */
const mostPeople = 60;
const mostSwaps = 30;

/** Each proposal is judged by the rules that also check changes; what is known of all people is read once. */
export const getShiftMends: Handler<(typeof contract)["getShiftMends"]> = (context, { id }) =>
	context.read(async (tx) => {
		const { tenantId, session, now } = context;
		const planner = { tx, tenantId, session, now };
		const [row] = await readShifts(tx, tenantId, [id]);
		if (row === undefined || row.isDeleted || row.userId === null)
			return refuse(commonRefusals.notFound);
		await demandUnits(tx, session, { key, level: "WRITE", unitIds: [row.unitId] });
		const { shown, ...known } = await knownFor(context, planner, id);
		const handed = handedMends(row, known);
		const checker = await planChecker(
			planner,
			handed.flatMap(({ planned }) => planned),
		);
		const shortened = shown && shortenedMends(row, checker.shiftsOf(row.userId), shown.shift);
		const judged = [...handed, ...(shortened ?? [])].map(({ planned, ...mend }) => ({
			...mend,
			violations: checker.violationsOf(planned),
		}));
		return { items: bestMends(judged) };
	});

/** The shift as it is shown, and who could have it instead. */
async function knownFor(context: ReadContext, { tx, tenantId, session }: Planner, id: string) {
	const today = todayOf(context);
	const asked = {
		...{ tenantId, shiftId: id, today },
		people: visibleUsers(session, key, "WRITE", today),
		units: visibleUnits(session, key, "WRITE"),
	};
	const [[shown], people, swaps] = await Promise.all([
		conflictShifts(tx, tenantId, [id], asked.units),
		candidatesFor(tx, { ...asked, most: mostPeople }),
		swapsFor(tx, { ...asked, most: mostSwaps }),
	]);
	const ids = swaps.map((one) => one.id);
	return { shown, people, swaps, others: await readShifts(tx, tenantId, ids) };
}
