import { contract } from "#areas/time-tracking/bookings/contract.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";

type Booking = GivenOf<typeof contract.createBooking>;

export interface CrowdCompany {
	readonly tenantId: string;
	readonly tenantNo: string;
	/** Of everybody's session. */
	readonly cookies: readonly string[];
	readonly activityId: string;
}

/** A company of people who all are signed in. */
export function hireCrowd(ownerUrl: string, size = 24): Promise<CrowdCompany> {
	return buildTenant(
		ownerUrl,
		async (tenant) => {
			const cookies: string[] = [];
			for (let nth = 0; nth < size; nth++) {
				const { id } = await tenant.person({ firstName: "P", lastName: `Nr. ${nth}` });
				cookies.push((await insertSession(tenant, id)).cookie);
			}
			return { cookies, activityId: tenant.created.activities.work };
		},
		{ now: new Date() },
	);
}

/** Everything that the people of a company pressed, and what they were told. */
export class Crowd {
	readonly acknowledged = new Map<string, string>();
	readonly #sent = new Set<string>();
	readonly company: CrowdCompany;
	#address: string;
	#isOver = false;
	#fault: unknown;
	#heard = () => {};

	constructor(company: CrowdCompany, address: string) {
		this.company = company;
		this.#address = address;
	}

	moveTo(address: string): void {
		this.#address = address;
	}

	/** All of them press their buttons again and again until it is over. */
	async press(): Promise<void> {
		try {
			await Promise.all(this.company.cookies.map((cookie) => this.#pressOn(cookie)));
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
				activityId: this.company.activityId,
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

interface Kept {
	readonly id: string;
	readonly outcome: string;
	readonly traces: number;
	readonly entries: number;
}

/** What is not as they were told, each a sentence: bookings that are missing, double, half done, or that nobody made. */
export async function faultsOfCrowd(ownerUrl: string, crowd: Crowd): Promise<string[]> {
	const rows = await keptOf(ownerUrl, crowd.company.tenantId);
	const kept = new Map(rows.map((one) => [one.id, one]));
	const faults = rows
		.filter(({ id }) => !crowd.acknowledged.has(id))
		.map(
			({ id }) =>
				`${id} is there, and ${crowd.isKnown(id) ? "was not acknowledged" : "nobody made it"}`,
		);
	for (const [id, outcome] of crowd.acknowledged) {
		const told = { id, outcome, traces: 1, entries: outcome === "APPLIED" ? 1 : 0 };
		const found = JSON.stringify(kept.get(id));
		if (found !== JSON.stringify(told))
			faults.push(`${JSON.stringify(told)} was told, there is ${found}`);
	}
	return faults;
}

/** What the database has of each booking: its traces, and the entries that it began or ended. */
function keptOf(ownerUrl: string, tenantId: string): Promise<Kept[]> {
	return withClient(ownerUrl, async (client) => {
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
