import { join } from "node:path";
import { expect, test } from "vitest";
import { contract } from "#areas/time-tracking/bookings/contract.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import {
	type DatabaseUrls,
	findEmbeddedDatabase,
} from "#kit/server/database/embedded/database-urls.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { databasePid, pullThePlug, type Running, useProduct } from "./run-product.ts";

const { newDataDirectory, start } = useProduct();
type Booking = GivenOf<typeof contract.createBooking>;
const rounds = process.env.LONG === undefined ? 4 : 100;

/** Everything that the people of a company pressed, and what they were told. */
class Crowd {
	readonly acknowledged = new Map<string, string>();
	readonly #sent = new Set<string>();
	readonly #cookies: readonly string[];
	readonly #activityId: string;
	#address: string;
	#isOver = false;
	#fault: unknown;
	#heard = () => {};

	constructor(cookies: readonly string[], activityId: string, address: string) {
		this.#cookies = cookies;
		this.#activityId = activityId;
		this.#address = address;
	}

	moveTo({ address }: Running): void {
		this.#address = address;
	}

	/** All of them press their buttons again and again until it is over. */
	async press(): Promise<void> {
		try {
			await Promise.all(this.#cookies.map((cookie) => this.#pressOn(cookie)));
		} catch (error) {
			this.#fault = error;
			this.#heard();
			throw error;
		}
	}

	end(): void {
		this.#isOver = true;
	}

	async until(count: number): Promise<void> {
		while (this.acknowledged.size < count) {
			await new Promise<void>((resolve) => {
				this.#heard = resolve;
			});
			if (this.#fault !== undefined) throw this.#fault;
		}
	}

	isKnown(id: string): boolean {
		return this.#sent.has(id);
	}

	async #pressOn(cookie: string): Promise<void> {
		let at = Date.now() - 240_000;
		for (let nth = 0; !this.#isOver; nth++) {
			// a second later each time, as long as that is not ahead of the clock
			at = Math.min(at + 1000, Date.now());
			const booking: Booking = {
				bookingId: newId(at),
				timestamp: new Date(at).toISOString(),
				action: nth % 2 === 0 ? "START" : "END",
				activityId: this.#activityId,
			};
			this.#sent.add(booking.bookingId);
			const outcome = await this.#untilAnswered(cookie, booking);
			this.acknowledged.set(booking.bookingId, outcome);
			this.#heard();
		}
	}

	/** As the product's own pages and apps do: the same booking again, until somebody says that it is there. */
	async #untilAnswered(cookie: string, booking: Booking): Promise<string> {
		for (;;) {
			const browser = new TestBrowser(this.#address);
			browser.cookies.set(sessionCookie, cookie);
			const reply = await browser.call(contract.createBooking, booking).catch(() => undefined);
			if (reply?.status === 200) return reply.answer.outcome;
			if (reply !== undefined && reply.status !== 503) {
				throw new Error(`${reply.status} ${reply.refusal.code}`);
			}
		}
	}
}

function urlsOf(data: string): DatabaseUrls {
	const urls = findEmbeddedDatabase(join(data, "postgres"));
	if (urls === undefined) throw new Error("The database is not running.");
	return urls;
}

async function hireCrowd(data: string) {
	return buildTenant(
		urlsOf(data).ownerUrl,
		async (tenant) => {
			const cookies: string[] = [];
			for (let nth = 0; nth < 24; nth++) {
				const { id } = await tenant.person({ firstName: "P", lastName: `Nr. ${nth}` });
				cookies.push((await insertSession(tenant, id)).cookie);
			}
			return { cookies, activityId: tenant.created.activities.work };
		},
		{ now: new Date() },
	);
}

interface Kept {
	readonly id: string;
	readonly outcome: string;
	readonly traces: number;
	readonly entries: number;
}

/** What the database has of each booking: its traces, and the entries that it began or ended. */
function keptIn(data: string, tenantId: string): Promise<Kept[]> {
	return withClient(urlsOf(data).ownerUrl, async (client) => {
		await client.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
		const { rows } = await client.query<Kept>(
			`select b.id, b.outcome,
				(select count(*)::int from audit_event a where a.tenant_id = b.tenant_id and a.entity_id = b.id and a.entity = 'booking') as traces,
				(select count(*)::int from time_tracking t where t.tenant_id = b.tenant_id and t.user_id = b.user_id
					and b.id in (t.start_booking_id, t.end_booking_id)) as entries
			from booking b where b.tenant_id = $1`,
			[tenantId],
		);
		return rows;
	});
}

test("database and server are killed while everybody clocks in: what was acknowledged is there, once", async () => {
	const data = await newDataDirectory();
	let running = await start(data);
	const { tenantId, cookies, activityId } = await hireCrowd(data);
	const crowd = new Crowd(cookies, activityId, running.address);
	const pressing = crowd.press();
	for (let round = 0; round < rounds; round++) {
		await crowd.until(crowd.acknowledged.size + 100);
		if (round % 2 === 0) {
			process.kill(await databasePid(data), "SIGKILL");
		} else {
			await pullThePlug(running, data);
			running = await start(data);
			crowd.moveTo(running);
		}
	}
	await crowd.until(crowd.acknowledged.size + 100);
	crowd.end();
	await pressing;
	const kept = new Map((await keptIn(data, tenantId)).map((one) => [one.id, one]));
	for (const [id, outcome] of crowd.acknowledged) {
		const entries = outcome === "APPLIED" ? 1 : 0;
		expect(kept.get(id)).toEqual({ id, outcome, traces: 1, entries });
	}
	for (const id of kept.keys()) expect(crowd.isKnown(id)).toBe(true);
	expect(kept.size).toBe(crowd.acknowledged.size);
}, 900_000);
