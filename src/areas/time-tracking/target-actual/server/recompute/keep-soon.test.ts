import { expect, test } from "vitest";
import type { ReadContext } from "#kit/server/http/context.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { testCompany } from "../test-company.ts";
import { keepSoon } from "./keep-soon.ts";

const server = useTestServer();
const months = ["2026-08", "2026-09", "2026-10"].map((month) => ({
	from: `${month}-01`,
	to: `${month}-28`,
}));

test("however many ranges of a company are looked at, they are kept one after the other; another's have their turn", async () => {
	const [ours, theirs] = [await testCompany(server()), await testCompany(server())];
	const { services } = server();
	const { workDatabase } = services;
	/** Whose days were begun to be read, in their order; they are read once `go` says so. */
	const begun: string[] = [];
	const go = Promise.withResolvers<void>();
	const both = Promise.withResolvers<void>();
	const held: typeof services = {
		...services,
		workDatabase: {
			...workDatabase,
			async snapshot(tenantId, work) {
				begun.push(tenantId);
				if (begun.includes(ours.tenantId) && begun.includes(theirs.tenantId)) both.resolve();
				await go.promise;
				return workDatabase.snapshot(tenantId, work);
			},
		},
	};
	const works: (void | Promise<void>)[] = [];
	const look = ({ tenantId, mia }: typeof ours, range: (typeof months)[number]) => {
		const context = {
			services: held,
			tenantId,
			session: { userId: mia },
			afterCommit: (work: () => void | Promise<void>) => void works.push(work()),
		} as unknown as ReadContext;
		keepSoon(context, [mia], range, false);
	};
	for (const range of months) look(ours, range);
	look(theirs, months[0] as (typeof months)[number]);
	await both.promise;
	expect(begun).toEqual([ours.tenantId, theirs.tenantId]);
	go.resolve();
	await Promise.all(works);
	// what waits and what is missing, of each range
	expect(begun.filter((tenantId) => tenantId === ours.tenantId)).toHaveLength(6);
});
