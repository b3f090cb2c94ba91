import { expect, test } from "vitest";
import { fillResults } from "#areas/time-tracking/target-actual/server/public.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { findFeatures } from "#kit/server/find-features.ts";
import { statementsOf } from "#kit/testing/statements-of.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { listExportCases, makeAll, markedCompany } from "./list-export-cases.ts";

const server = useTestServer();
const lists = (await findFeatures()).flatMap(({ listExports }) =>
	Object.entries(listExports ?? {}),
);

/** A row takes five people of one department. */
const ofMany = ["reports.sickness"];

/** What a list finds missing is computed once it is answered: beside the next question, perhaps. */
async function computeDays(tenantId: string): Promise<void> {
	const range = { from: dayOfIso("2026-05-01"), to: dayOfIso("2026-12-31") };
	await server().services.database.transaction(tenantId, (tx) => fillResults(tx, tenantId, range));
}

test("however many rows a list has, the database is asked as often as for one", async () => {
	const marked = await markedCompany(server(), "Marke");
	await makeAll({ ...marked, nth: 1 });
	const { company } = marked;
	await computeDays(company.tenantId);
	const few: string[] = [];
	const asked: Record<string, readonly [one: number, all: number]> = {};
	for (const [name, { endpoint }] of lists) {
		const filter = listExportCases[name]?.filter?.(company) ?? {};
		let total = 0;
		const count = async (pageSize: number) => {
			const sent = await statementsOf(server(), async () => {
				const { status, answer } = await company
					.as("Alma")
					.call(endpoint, { ...filter, pageSize } as never);
				total = (answer as { total: number }).total;
				return { status };
			});
			// who asks is looked up once a second
			return sent.filter(({ text }) => !/\bsession\b/.test(text)).length;
		};
		const one = await count(1);
		const all = await count(10_000);
		if (total < 2 && !ofMany.includes(name)) few.push(`${name} ${total}`);
		asked[name] = [one, all];
	}
	expect(few).toEqual([]);
	for (const [one] of Object.values(asked)) expect(one).toBeGreaterThan(0);
	const more = Object.entries(asked).filter(([, [one, all]]) => all > one);
	expect(Object.fromEntries(more)).toEqual({});
});
