import { testWard } from "#areas/shift-planning/shifts/server/test-ward.ts";
import type { AnswerOf, GivenOf } from "#kit/contract/endpoint.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract, type SequenceItem } from "../contract.ts";

export type GivenRun = Partial<GivenOf<typeof contract.applySequence>>;

/**
 * The ward (test-ward.ts), and a sequence of two early shifts, a night and two free days that begins with the first day chosen;
 * unless said otherwise it is applied to Mia from 2026-07-06, a Monday, for two weeks.
 */
export async function testCrew(server: TestServer) {
	const ward = await testWard(server);
	const { as, ids, kinds, places, units, tenantId } = ward;
	const item = itemsAt(places.north, kinds);
	const [early, night] = [item("early", 360, 720), item("night", 1260, 1560)];
	const create = async (days: SequenceItem[][], given: object = {}) => {
		const values = {
			...{ name: "Umlauf", unitId: units.Nord as string, start: "START_ON_ANY_DAY" as const, days },
			...given,
		};
		return (await as("Petra").call(contract.createShiftSequence, values)).answer.id;
	};
	const usual = (id: string, given: GivenRun = {}) => ({
		...{ id, people: [{ userId: ids.Mia as string }], from: "2026-07-06", to: "2026-07-19" },
		...given,
	});
	const apply = (who: string, id: string, given: GivenRun = {}) =>
		as(who).call(contract.applySequence, usual(id, given));
	const preview = (who: string, id: string, given: GivenRun = {}) =>
		as(who).call(contract.previewSequence, usual(id, given));
	const takeBack = (who: string, id: string) => as(who).call(contract.takeBackRun, { id });
	const runs = async (who: string, id: string) =>
		(await as(who).call(contract.listSequenceRuns, { id })).answer.runs;
	const query = <Row>(text: string, values: readonly unknown[] = []) =>
		withClient(server.adminUrl, async (client) => {
			const { rows } = await client.query(text, [tenantId, ...values]);
			return rows as Row[];
		});
	return {
		...{ ...ward, early, night, item, create, usual, apply, preview, takeBack, runs, query },
		/** "MADE 07-06 360-720", with the reason and what is broken. */
		foreseen: async (who: string, id: string, given: GivenRun = {}) =>
			writtenLines((await preview(who, id, given)).answer),
	};
}

const itemsAt =
	(workspaceId: string, kinds: Readonly<Record<string, string>>) =>
	(kind: string, beginMinute: number, endMinute: number): SequenceItem => ({
		...{ workspaceId, activityId: kinds[kind] as string },
		...{ beginMinute, endMinute, pauses: [] },
	});

function writtenLines({ lines }: AnswerOf<typeof contract.previewSequence>): string[] {
	return lines.flatMap(({ shifts }) =>
		shifts.map(([day, begin, end, , outcome, reason, broken]) =>
			[outcome, day.slice(5), `${begin}-${end}`, ...(reason ? [reason] : []), ...broken].join(" "),
		),
	);
}
