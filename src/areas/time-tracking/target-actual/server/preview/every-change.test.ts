import { expect, test } from "vitest";
import { type TableOwnership, tables } from "#database/tables.ts";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { findFeatureFiles } from "#kit/server/find-features.ts";
import type { Routes } from "#kit/server/http/serve.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";

const server = useTestServer({}, { alone: true });

/** Operations that keep what figures may follow from and say nothing beforehand: by feature or by name, with the reason. */
const without: Readonly<Record<string, string>> = {
	"^time-tracking/entries ":
		"what somebody did on a day: the form of an entry shows that day's figures",
	"^absences/requests ": "its own preview says what its days cost and what it breaks",
	"^shift-planning/shifts ":
		"the plan itself shows planned and target hours; what a change would break is said while it is typed",
	"^time-tracking/overtime ": "a line of the ledger is no figure of a day",
	SpecialAccountModification$: "a correction by hand is no figure of a day",
	" (create|update|delete)TimeRule$": "switched off it counts nothing, and its name never does",
	"WorksheetTemplate(State)?$": "its times are those of its versions",
	SchoolHoliday$: "no hour is free by them",
	Wage$: "money, no time",
	"ActivityReason(State)?$": "no figure follows from what is said about an entry",
	" putActivityOverrides$": "what may be booked, not how it counts",
	"^staff/units ": "only a unit that is moved changes what holds for people",
	"^staff/users ": "of a person only unit and home site count, which are set apart",
};

/** Tables whose changes leave notes at days, or that closed months lock: figures follow from what they hold. */
function tablesOfFigures(): Promise<string[]> {
	return withClient(server().adminUrl, async (client) => {
		const { rows } = await client.query<{ name: string }>(
			`select distinct c.relname as name from pg_trigger t
			join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
			where (p.proname like 'note\\_%' or p.proname like 'guard\\_%') and not t.tgisinternal and not c.relispartition`,
		);
		return rows.map(({ name }) => name);
	});
}

/** The operations that write, of features that own one of these tables: "staff/units moveUnit". */
async function writingOperations(): Promise<{ name: string; endpoint: Endpoint }[]> {
	const owners: Readonly<Record<string, TableOwnership>> = tables;
	const owning = new Set((await tablesOfFigures()).map((table) => owners[table]?.owner));
	const files = (await findFeatureFiles()).flatMap(({ routes }) => routes ?? []);
	const found = files.map(async (file) => {
		const folder = /areas\/([^/]+\/[^/]+)\/server/.exec(file)?.[1];
		if (!owning.has(folder)) return [];
		const { routes } = (await import(file)) as { routes: Routes };
		return Object.values(routes.contract)
			.filter((one) => one.method !== "GET" && !one.asRead && !one.upload)
			.map((endpoint) => ({ name: `${folder} ${endpoint.operationId}`, endpoint }));
	});
	return (await Promise.all(found)).flat();
}

test("each operation that may move figures says beforehand what it would do", async () => {
	const operations = await writingOperations();
	const silent = operations.filter(({ endpoint }) => endpoint.movesFigures === undefined);
	const excused = (name: string) => Object.keys(without).some((one) => new RegExp(one).test(name));
	expect(silent.map(({ name }) => name).filter((name) => !excused(name))).toEqual([]);
	// an excuse that excuses nothing is none
	const names = silent.map(({ name }) => name);
	const idle = Object.keys(without).filter(
		(one) => !names.some((name) => new RegExp(one).test(name)),
	);
	expect(idle).toEqual([]);
	expect(operations.length - silent.length).toBeGreaterThan(40);
});
