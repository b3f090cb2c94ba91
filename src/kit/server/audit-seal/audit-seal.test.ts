import type pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { audit } from "../audit.ts";
import { AuditSealer } from "./audit-sealer.ts";
import { sealCrons } from "./seal-crons.ts";
import { sealTenant } from "./seal-tenant.ts";
import { verifyAudit } from "./sql.ts";

const server = useTestServer({}, { alone: true });
const longAgo = new Date(0);
/** Milliseconds; the longest that another file keeps a transaction open (the demo's load) takes a part of it. */
const timeoutMs = 90_000;
vi.setConfig({ testTimeout: 2 * timeoutMs });

async function newTenant() {
	const { tenantId } = await buildTenant(server().ownerUrl, async () => ({}));
	return tenantId;
}

/** Two events in one transaction; `between` happens while it is open. */
function write(
	tenantId: string,
	action = "created",
	between: () => Promise<unknown> = async () => {},
) {
	const { services, clock } = server();
	const id = newId(clock.now().getTime());
	const actor = { tenantId, now: clock.now() };
	return services.database.transaction(tenantId, async (tx) => {
		const event = { entity: "matter", entityId: id, action, after: { id } };
		await audit(tx, actor, event);
		await between();
		await audit(tx, actor, { ...event, action: "changed" });
	});
}

function seal(tenantId: string) {
	return sealTenant(server().services, tenantId);
}

/** Other test files share the cluster: their open transactions keep events from being final. */
async function sealAll(tenantId: string) {
	await vi.waitFor(
		async () => {
			await seal(tenantId);
			expect(await sealedAndAll(tenantId)).toSatisfy(({ sealed, all }) => sealed === all);
		},
		{ timeout: timeoutMs },
	);
}

function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
	return withClient(server().adminUrl, work);
}

function sealedAndAll(tenantId: string) {
	return asAdmin(async (client) => {
		const { rows } = await client.query<{ sealed: number; all: number }>(
			`select (select coalesce(sum(events), 0)::int from audit_seal where tenant_id = $1) as sealed,
				(select count(*)::int from audit_event where tenant_id = $1) as all`,
			[tenantId],
		);
		return rows[0] as { sealed: number; all: number };
	});
}

function broken(tenantId: string) {
	return server().services.maintenance.within(tenantId, (tx) => verifyAudit(tx, tenantId, longAgo));
}

test("what overlapping transactions write is sealed once each, while they write", async () => {
	const tenantId = await newTenant();
	const other = await newTenant();
	const writers = Array.from({ length: 6 }, async (_, writer) => {
		for (let turn = 0; turn < 15; turn++) {
			// some seal in the middle of their own transaction, some after it
			const inside = (writer + turn) % 3 === 0;
			await write(tenantId, "created", async () => inside && seal(tenantId));
			if (!inside) await seal(tenantId);
		}
	});
	await write(other);
	await Promise.all(writers);
	await sealAll(tenantId);
	expect((await sealedAndAll(tenantId)).sealed).toBe(6 * 15 * 2);
	expect(await broken(tenantId)).toEqual([]);
	expect((await sealedAndAll(other)).sealed).toBe(0);
});

test("an open transaction's events wait for the next seal, and keep nobody waiting", async () => {
	const tenantId = await newTenant();
	await write(tenantId);
	await sealAll(tenantId);
	const written = Promise.withResolvers<void>();
	const gate = Promise.withResolvers<void>();
	const { services, clock } = server();
	const open = services.database.transaction(tenantId, async (tx) => {
		const actor = { tenantId, now: clock.now() };
		const entityId = newId(clock.now().getTime());
		await audit(tx, actor, { entity: "matter", entityId, action: "slow" });
		written.resolve();
		await gate.promise;
	});
	await written.promise;
	await write(tenantId); // begun later, committed first
	await seal(tenantId);
	expect(await sealedAndAll(tenantId)).toEqual({ sealed: 2, all: 4 });
	gate.resolve();
	await open;
	await sealAll(tenantId);
	expect(await sealedAndAll(tenantId)).toEqual({ sealed: 5, all: 5 });
	expect(await broken(tenantId)).toEqual([]);
});

describe("of three seals", () => {
	async function threeSeals() {
		const tenantId = await newTenant();
		for (const action of ["first", "second", "third"]) {
			await write(tenantId, action);
			await sealAll(tenantId);
		}
		expect(await broken(tenantId)).toEqual([]);
		return tenantId;
	}

	// biome-ignore format: a table, one case a line
	test.each([
		["one altered event", "update audit_event set action = 'other' where tenant_id = $1 and action = 'second'", [{ seq: 2, fault: "DIGEST" }]],
		["another content", `update audit_event set after = '{"x": 1}' where tenant_id = $1 and action = 'second'`, [{ seq: 2, fault: "DIGEST" }]],
		["one removed event", "delete from audit_event where tenant_id = $1 and action = 'third'", [{ seq: 3, fault: "EVENTS" }]],
		["one added event", "insert into audit_event (tenant_id, id, xid, at, actor_kind, entity, entity_id, action) select tenant_id, uuid_v7_floor(at), xid, at, actor_kind, entity, entity_id, 'x' from audit_event where tenant_id = $1 and action = 'first'", [{ seq: 1, fault: "EVENTS" }]],
		["one removed seal", "delete from audit_seal where tenant_id = $1 and seq = 2", [{ seq: 3, fault: "SEQUENCE" }]],
		["one altered seal", "update audit_seal set digest = sha256('x') where tenant_id = $1 and seq = 1", [{ seq: 1, fault: "DIGEST" }, { seq: 2, fault: "CHAIN" }]],
	])("%s is found", async (_, change, found) => {
		const tenantId = await threeSeals();
		await asAdmin((client) => client.query(change, [tenantId]));
		expect(await broken(tenantId)).toEqual(found);
	});

	test("content may be erased, but not who did what", async () => {
		const tenantId = await threeSeals();
		await asAdmin((client) =>
			client.query(
				`update audit_event set redacted_digest = audit_content_digest(before, after), before = null, after = null
				where tenant_id = $1`,
				[tenantId],
			),
		);
		expect(await broken(tenantId)).toEqual([]);
		await asAdmin((client) =>
			client.query(
				"update audit_event set actor_kind = 'APP' where tenant_id = $1 and action = 'first'",
				[tenantId],
			),
		);
		expect(await broken(tenantId)).toEqual([{ seq: 1, fault: "DIGEST" }]);
	});

	test("the check of each night reports what was changed, to the log", async () => {
		const tenantId = await threeSeals();
		const { services } = server();
		const reports: unknown[] = [];
		const log = {
			...services.log,
			error: (...report: unknown[]) => reports.push(report),
		} as unknown as typeof services.log;
		const verify = sealCrons.find(({ name }) => name === "verify-audit");
		await verify?.run({ ...services, log }, tenantId);
		expect(reports).toEqual([]);
		await asAdmin((client) =>
			client.query("delete from audit_event where tenant_id = $1", [tenantId]),
		);
		await verify?.run({ ...services, log }, tenantId);
		expect(reports).toHaveLength(3);
	});
});

test("after a restore a new epoch begins: transaction numbers may start again", async () => {
	const tenantId = await newTenant();
	await write(tenantId);
	await sealAll(tenantId);
	await write(tenantId);
	// written by a cluster that had counted further
	await asAdmin((client) =>
		client.query(
			"update audit_event set xid = '9000000000' where tenant_id = $1 and xid >= (select to_xid from audit_seal where tenant_id = $1)",
			[tenantId],
		),
	);
	await withClient(server().ownerUrl, (client) => client.query("select begin_audit_epoch()"));
	expect(await sealedAndAll(tenantId)).toEqual({ sealed: 4, all: 4 });
	await write(tenantId);
	await sealAll(tenantId);
	expect(await sealedAndAll(tenantId)).toEqual({ sealed: 6, all: 6 });
	expect(await broken(tenantId)).toEqual([]);
});

test("a change is sealed soon after it was told of, and closing waits for what runs", async () => {
	const tenantId = await newTenant();
	const { services } = server();
	const sealer = new AuditSealer(services, 20);
	await vi.waitFor(
		async () => {
			await write(tenantId);
			sealer.note([tenantId]);
			const { sealed } = await sealedAndAll(tenantId);
			expect(sealed).toBeGreaterThan(0);
		},
		{ timeout: 15_000, interval: 100 },
	);
	await sealer.close();
	await write(tenantId);
	sealer.note([tenantId]);
	expect(await broken(tenantId)).toEqual([]);
});
