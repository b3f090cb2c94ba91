import { expect, test } from "vitest";
import { contract as clocks } from "#areas/home/clocks/contract.ts";
import { contract as signIn } from "#areas/session/sign-in/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { contract as bookings } from "#areas/time-tracking/bookings/contract.ts";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { twoPeople } from "#kit/testing/two-people.ts";

const server = useTestServer();

/** Statements of before answer another type of name, and there is a column that no statement knows. */
const migration = `
	alter table unit alter column name type varchar(300);
	alter table unit add column since_then int not null default 1;
	alter table time_tracking add column since_then int not null default 1;
	alter table booking add column since_then int not null default 1`;

const allWell = [200, 200, 200, 200, 200, 200];

test("plans gone stale by a migration while serving are no one's business: reads and bookings go on", async () => {
	const { tenantId, annas, bens } = await twoPeople(server());
	const [work] = await server().services.database.once<{ id: string }>(tenantId, {
		text: "select id from activity where class_type = 'WORKTIME' and is_default",
		values: [],
	});
	let hasBegun = false;
	const actAll = async () => {
		const now = server().clock.now();
		hasBegun = !hasBegun;
		const replies = await Promise.all([
			annas.call(signIn.getSession, {}),
			annas.call(clocks.getTimeClocks, {}),
			bens.call(clocks.getTimeClocks, {}),
			bens.call(signIn.getSession, {}),
			bens.call(units.listUnits, {}),
			annas.call(bookings.createBooking, {
				bookingId: newId(now.getTime()),
				timestamp: now.toISOString(),
				action: hasBegun ? "START" : "END",
				activityId: work?.id ?? null,
			}),
		]);
		server().clock.advance({ minutes: 1 });
		return replies.map(({ status }) => status);
	};
	// until each statement has its name and its plan, on every connection
	for (let time = 0; time < 7; time++) expect(await actAll()).toEqual(allWell);
	await withClient(server().ownerUrl, (client) => client.query(migration));
	for (let time = 0; time < 3; time++) expect(await actAll()).toEqual(allWell);
});
