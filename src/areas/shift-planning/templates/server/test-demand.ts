import { testWard } from "#areas/shift-planning/shifts/server/test-ward.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

export type GivenTemplate = Partial<GivenOf<typeof contract.createShiftTemplate>>;

/**
 * The ward (test-ward.ts), and how Station 1 is staffed: on Mondays two early shifts with a pause, on Fridays a night. 2026-07-06
 * is a Monday.
 */
export async function testDemand(server: TestServer) {
	const ward = await testWard(server);
	const { as, places, kinds } = ward;
	const items = itemsOf(kinds);
	const usual = (given: GivenTemplate = {}) => ({
		...{ name: "Woche", workspaceId: places.north, countsHalfHolidays: false },
		...{ holidayMode: "NO_HOLIDAY_ON_DAYINDEX" as const, items: Object.values(items) },
		...given,
	});
	const create = (who: string, given: GivenTemplate = {}) =>
		as(who).call(contract.createShiftTemplate, usual(given));
	/** "07-06 early 1 NONE", in brackets what nobody is needed for. */
	const copies = async (who: string, to = "2026-07-12") => {
		const { answer } = await as(who).call(contract.getDemand, { from: "2026-07-06", to });
		const nameOf = new Map(Object.entries(items).map(([name, { id }]) => [id as string, name]));
		return answer.copies.map(([nth, day, copy, state, , isNeeded]) => {
			const text = `${day.slice(5)} ${nameOf.get(answer.items[nth]?.id ?? "")} ${copy} ${state}`;
			return isNeeded ? text : `(${text})`;
		});
	};
	/** "07-06 F 2/1/0": needed, with somebody, open. */
	const coverage = async (who: string) => {
		const range = { from: "2026-07-06", to: "2026-07-12" };
		const { answer } = await as(who).call(contract.getDemand, range);
		const code = (id: string) => (id === kinds.early ? "F" : "N");
		return answer.coverage.map(([, day, kind, ...counts]) =>
			[day.slice(5), code(kind), counts.join("/")].join(" "),
		);
	};
	const fill = (who: string, given: GivenOf<typeof contract.fillCopies>["copies"]) =>
		as(who).call(contract.fillCopies, { copies: given });
	const except = (who: string, given: object, workspaceId = places.north) =>
		as(who).call(contract.createTemplateException, {
			...{ workspaceId, itemId: items.early.id, day: "2026-07-06" },
			...given,
		});
	return { ...ward, items, usual, create, copies, coverage, fill, except };
}

function itemsOf(kinds: Readonly<Record<string, string>>) {
	const plain = { pauses: [], unitId: null, copies: 1 };
	return {
		early: {
			...{ ...plain, id: newId(0), dayIndex: 0, beginMinute: 360, endMinute: 870, copies: 2 },
			...{ activityId: kinds.early as string, pauses: [{ minute: 600, minutes: 30 }] },
		},
		night: {
			...{ ...plain, id: newId(0), dayIndex: 4, beginMinute: 1260, endMinute: 1560 },
			activityId: kinds.night as string,
		},
	};
}
