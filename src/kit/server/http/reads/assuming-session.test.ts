import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { nothing } from "#kit/contract/fields.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { rows } from "../../rows-of.ts";
import { serve } from "../serve.ts";

const read = {
	summary: "A read",
	input: nothing,
	answer: z.object({ names: z.array(z.string()) }),
	refusals: [],
} as const;
const signedIn = { signedIn: true } as const;
const contract = {
	once: endpoint("once", { route: "GET /api/test/once", access: signedIn, ...read }),
	together: endpoint("together", { route: "GET /api/test/together", access: signedIn, ...read }),
	read: endpoint("read", { route: "GET /api/test/read", access: signedIn, ...read }),
	readAtOnce: endpoint("readAtOnce", { route: "GET /api/test/at-once", access: signedIn, ...read }),
	posted: endpoint("posted", {
		route: "POST /api/test/posted",
		access: signedIn,
		...read,
		asRead: true,
		readsOnly: true,
	}),
	askNothing: endpoint("askNothing", { route: "GET /api/test/nothing", access: signedIn, ...read }),
	fail: endpoint("fail", { route: "GET /api/test/failure", access: signedIn, ...read }),
	govern: endpoint("govern", {
		route: "GET /api/test/government",
		access: { key: "settings.manage", level: "FULL" },
		...read,
	}),
} as const;

const units = (tenantId: string) => ({
	text: "select name from unit where tenant_id = $1 and depth = 0",
	values: [tenantId],
});
type Name = { name: string };
const answerOf = (rows: readonly Name[] | undefined) => ({
	names: (rows ?? []).map(({ name }) => name),
});

/** What follows answers that counted. */
let followed = 0;

const routes = serve(contract, {
	once: async (context) => {
		context.afterCommit(() => void followed++);
		return answerOf(await context.once<Name>(units(context.tenantId)));
	},
	together: async (context) => {
		const [rows] = await context.together<[Name]>([units(context.tenantId)]);
		return answerOf(rows);
	},
	read: (context) =>
		context.read(async (tx) =>
			answerOf(await tx.selectFrom("unit").select("name").where("depth", "=", 0).execute()),
		),
	readAtOnce: (context) =>
		context.readAtOnce(async (tx) =>
			answerOf(await tx.selectFrom("unit").select("name").where("depth", "=", 0).execute()),
		),
	posted: ({ tenantId, readAtOnce }) =>
		readAtOnce(async (tx) => {
			const [found] = await Promise.all([
				rows(tx)<Name>`select name from unit where tenant_id = ${tenantId} and depth = 0`,
				rows(tx)`select id from site where ${sql`tenant_id = ${tenantId}`}`,
				tx.selectFrom("app_user").select("id").execute(),
			]);
			return answerOf(found);
		}),
	askNothing: async ({ session }) => ({ names: [session.lastName] }),
	fail: async (context) => {
		await context.once({ text: "select 1 / 0", values: [] });
		return { names: [] };
	},
	govern: async (context) => answerOf(await context.once<Name>(units(context.tenantId))),
});

const server = useTestServer(
	{},
	{ alone: true, background: true, features: [{ routes, errors: { "de-DE": {}, "en-EN": {} } }] },
);

beforeEach(async () => {
	followed = 0;
	await expect.poll(() => server().services.live.listening).toBe(true);
});

async function office() {
	const { id, cookie } = await buildTenant(server().ownerUrl, async (tenant) => {
		const person = await tenant.person({ firstName: "Lena", lastName: "Vogt" });
		return { id: person.id, cookie: (await insertSession(tenant, person.id)).cookie };
	});
	const browser = server().browser();
	browser.cookies.set("stundwerk", cookie);
	const ask = (of: keyof typeof contract) => {
		const { method, path } = contract[of];
		return browser.fetch(path, { method });
	};
	expect((await ask("once")).status).toBe(200);
	// the process has heard of her, and must ask again
	const later = () => server().clock.advance({ seconds: 5 });
	later();
	return { id, ask, later };
}

/** Past every rule of the server: nothing announces these changes. */
function change(text: string, id: string) {
	return withClient(server().adminUrl, (client) => client.query(text, [id]));
}

test.each([
	"once",
	"together",
	"read",
	"readAtOnce",
	"posted",
	"askNothing",
	"govern",
	"fail",
] as const)("%s: a session that has ended is told nothing", async (of) => {
	const { id, ask, later } = await office();
	followed = 0;
	await change("update session set revoked_at = now() where user_id = $1", id);
	const answer = await ask(of);
	expect([answer.status, await answer.text()]).toEqual([
		401,
		expect.stringContaining("ClientUnauthorized"),
	]);
	later();
	expect((await ask(of)).status).toBe(401);
	expect(followed).toBe(0);
});

test("a right given counts with the next read, and so does one taken away", async () => {
	const { id, ask, later } = await office();
	expect((await ask("govern")).status).toBe(403);
	const give = `insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, valid_from)
		select tenant_id, gen_random_uuid(), id, 'settings.manage', 4, 'GLOBAL', '2026-01-01' from app_user where id = $1`;
	await change(give, id);
	later();
	expect((await ask("govern")).status).toBe(200);
	await change("delete from user_permission where user_id = $1", id);
	later();
	expect((await ask("govern")).status).toBe(403);
});

test("another name is the next answer's, and what follows an answer follows once", async () => {
	const { id, ask } = await office();
	await change("update app_user set last_name = 'Nowak' where id = $1", id);
	expect(await (await ask("askNothing")).json()).toEqual({ names: ["Nowak"] });
	server().clock.advance({ seconds: 5 });
	await change("update app_user set last_name = 'Vogt' where id = $1", id);
	followed = 0;
	expect((await ask("once")).status).toBe(200);
	expect(followed).toBe(1);
});

test("what fails, fails for who is known too, and the next read works", async () => {
	const { ask, later } = await office();
	expect((await ask("fail")).status).toBe(500);
	later();
	expect((await ask("read")).status).toBe(200);
});

type Socket = Record<"_write" | "_writev", (...given: unknown[]) => void>;

/** How often each connection that is lent out is written to, one after the other. */
function countWrites(): () => number[] {
	const { pool } = server().services.database;
	const written: number[] = [];
	const watch = (client: unknown) => {
		const socket = (client as { connection: { stream: Socket } }).connection.stream;
		const nth = written.push(0) - 1;
		for (const way of ["_write", "_writev"] as const) {
			const own = socket[way];
			socket[way] = (...given) => {
				written[nth] = (written[nth] ?? 0) + 1;
				Reflect.apply(own, socket, given);
			};
		}
	};
	pool.on("acquire", watch);
	return () => {
		pool.off("acquire", watch);
		return written;
	};
}

test.each([
	["once", 1],
	["together", 1],
	["read", 2],
	["readAtOnce", 2],
	// several questions
	["posted", 2],
] as const)(
	"%s: the check travels with all that is asked, and at most the end follows",
	async (of, most) => {
		const { ask, later } = await office();
		// whose statement has a name by now
		await ask(of);
		later();
		const counted = countWrites();
		const { status } = await ask(of);
		expect([status, counted()]).toEqual([200, [most]]);
	},
);
