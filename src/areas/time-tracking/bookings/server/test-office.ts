import { newId } from "#kit/contract/new-id.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import type { NewPerson } from "#kit/testing/person-builder.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

/** For tests of other features: the product's own callers are the jobs of this one. */
export { finishDueEntries } from "./finish-due-entries.ts";

export interface Worker {
	readonly id: string;
	readonly browser: TestBrowser;
	/** A booking of this moment unless `at` says otherwise. */
	book(
		booking: Omit<Given, "bookingId" | "timestamp"> & Partial<Given>,
	): ReturnType<typeof callBooking>;
}

type Given = Parameters<typeof callBooking>[1];

function callBooking(
	browser: TestBrowser,
	given: {
		bookingId: string;
		timestamp: string;
		action: "START" | "END";
		activityId?: string | null;
		projectNodeId?: string | null;
		userId?: string | null;
		latitude?: number | null;
		longitude?: number | null;
	},
) {
	return browser.call(contract.createBooking, given);
}

/** A tenant with people who are signed in and may book: what tests of clocks begin with. */
export async function testOffice<T>(
	server: TestServer,
	people: Readonly<Record<string, Partial<NewPerson>>>,
	build: (tenant: TenantBuilder, ids: Record<string, string>) => Promise<T>,
	wanted: Parameters<typeof buildTenant>[2] = {},
) {
	const now = server.clock.now();
	const built = await buildTenant(
		server.ownerUrl,
		async (tenant) => {
			const { ids, cookies } = await hire(tenant, people);
			const { activities } = tenant.created;
			return { ids, cookies, activities, extra: await build(tenant, ids) };
		},
		{ now, ...wanted },
	);
	const worker = (name: string): Worker => {
		const browser = server.browser();
		browser.cookies.set(sessionCookie, built.cookies[name] as string);
		return {
			id: built.ids[name] as string,
			browser,
			book(given) {
				const timestamp = given.timestamp ?? server.clock.now().toISOString();
				const bookingId = given.bookingId ?? newId(Date.parse(timestamp));
				return callBooking(browser, { ...given, bookingId, timestamp });
			},
		};
	};
	return { ...built, worker };
}

async function hire(tenant: TenantBuilder, people: Readonly<Record<string, Partial<NewPerson>>>) {
	const ids: Record<string, string> = {};
	const cookies: Record<string, string> = {};
	for (const [name, person] of Object.entries(people)) {
		const named = { firstName: name, lastName: "Muster", ...person };
		const { id } = await tenant.person(named);
		ids[name] = id;
		cookies[name] = (await insertSession(tenant, id)).cookie;
	}
	return { ids, cookies };
}

export interface EntryFacts {
	readonly begin: string;
	readonly end: string | null;
	readonly day: string;
	readonly classType: string;
	readonly node: string | null;
	readonly state: string;
	readonly auto: boolean;
	readonly seconds: number | null;
	readonly id: string;
}

/** A person's timeline, read past everything: `08:00` means 08:00 UTC of 2026-11-21 unless another day is said. */
export function timeline(server: TestServer, userId: string): Promise<EntryFacts[]> {
	return withClient(server.adminUrl, async (client) => {
		const { rows } = await client.query(
			`select id, to_char(begin_at at time zone 'UTC', 'MM-DD HH24:MI') as begin,
				to_char(end_at at time zone 'UTC', 'MM-DD HH24:MI') as end, day::text as day, class_type as "classType",
				project_node_id as node, state, auto_finished as auto,
				extract(epoch from end_at - begin_at)::int as seconds
			from time_tracking where user_id = $1 and deleted_at is null order by begin_at`,
			[userId],
		);
		return rows as EntryFacts[];
	});
}
