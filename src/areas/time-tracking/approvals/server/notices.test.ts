import { beforeAll, beforeEach, expect, test } from "vitest";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { deliveredNotices } from "#kit/testing/delivered-notices.ts";
import { type OfficeGrant, personWith } from "#kit/testing/open-office.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { swapContract, swapFeature, swapTable } from "./test-swaps.ts";

const server = useTestServer({}, { features: [swapFeature] });
type Name = "mia" | "lead" | "site" | "boss" | "writer";
let people: Record<Name, { userId: string; cookie: string }>;
let tenantId: string;

beforeAll(() => withClient(server().ownerUrl, (client) => client.query(swapTable)));

/** Mia in the unit Pflege, with those who decide for her: at her unit, at her site, everywhere. */
beforeEach(async () => {
	server().clock.set("2026-11-21T08:00:00Z");
	const built = await buildTenant(server().ownerUrl, async (tenant) => {
		const unitId = await tenant.unit("Pflege");
		const hire = (firstName: string, grant: Partial<OfficeGrant>, unitOf = {}) =>
			personWith(
				tenant,
				{ key: "absences.manage", level: "FULL", ...grant },
				{
					firstName,
					lastName: "Muster",
					mail: `${firstName}.${tenant.newId()}@example.org`,
					...unitOf,
				},
			);
		const made = {
			mia: await hire("Mia", { level: "NONE" }, { unitId }),
			lead: await hire("Lea", { unitId }),
			site: await hire("Silke", { siteId: tenant.created.siteId }),
			boss: await hire("Boris", {}),
			writer: await hire("Wiebke", { level: "WRITE" }),
		};
		return { made };
	});
	people = built.made;
	tenantId = built.tenantId;
});

function as(who: Name) {
	server().clock.advance({ seconds: 1 });
	const browser = server().browser();
	browser.cookies.set(sessionCookie, people[who].cookie);
	return browser;
}

/** What stands in the mails that these people have got, without greeting and addresses. */
async function told(...names: readonly Name[]): Promise<string[]> {
	const found: string[] = [];
	for (const name of names) {
		const { userId } = people[name];
		for (const { text } of await deliveredNotices(server(), { tenantId, userId })) {
			const [, body = ""] = /,\n\n([\s\S]*?)\n\nWovon/.exec(text) ?? [];
			found.push(`${name}: ${body.replaceAll(/\s*http\S+/g, "").trim()}`);
		}
	}
	return found;
}

const everybody = ["mia", "lead", "site", "boss", "writer"] as const;
/** The same once the digests of the next morning are made; then it is today again, as long as sessions last. */
async function toldNextMorning(...names: readonly Name[]): Promise<string[]> {
	const { clock } = server();
	const now = clock.now().toISOString();
	clock.advance({ days: 1 });
	const found = await told(...names);
	clock.set(now);
	return found;
}

const accept = ["CHRISTMAS_EVE"];

async function requested(who: Name = "mia"): Promise<string> {
	const { id } = (await as("mia").call(swapContract.planSwap, { day: "2026-12-01" })).answer;
	await as(who).call(swapContract.request, { id, version: 1, accept });
	return id;
}

const approve = (id: string, who: Name = "lead", version = 2) =>
	as(who).call(swapContract.approve, { id, version, openStepSuperVisor: true });

function atDatabase(text: string, ...values: readonly unknown[]) {
	return withClient(server().adminUrl, (client) => client.query(text, [tenantId, ...values]));
}

test("who decides for the nearest unit is told of a request, in the digest; nobody else, and not who made it", async () => {
	await requested();
	expect(await told(...everybody)).toEqual([]);
	expect(await toldNextMorning(...everybody)).toEqual([
		`lead: Mia Muster beantragt eine Tauschanfrage`,
	]);
});

test("a request made by somebody else says for whom it is", async () => {
	await requested("writer");
	expect(await toldNextMorning(...everybody)).toEqual([
		`lead: Wiebke Muster beantragt für Mia Muster eine Tauschanfrage`,
	]);
});

test.each<[string, readonly Name[], string]>([
	[
		"the unit's is switched off: who decides for the site",
		["site"],
		"update app_user set is_enabled = false where tenant_id = $1 and id = $2",
	],
	[
		"her right has ended: who decides for the site",
		["site"],
		"update user_permission set valid_to = '2026-11-20' where tenant_id = $1 and user_id = $2",
	],
	[
		"it does not suffice: who decides for the site",
		["site"],
		"update user_permission set level = 3 where tenant_id = $1 and user_id = $2",
	],
	[
		"she holds all rights of the unit: she",
		["lead"],
		"update user_permission set permission_key = 'access.defaults' where tenant_id = $1 and user_id = $2",
	],
])("who is asked where %s", async (_, names, statement) => {
	await atDatabase(statement, people.lead.userId);
	await requested();
	expect((await toldNextMorning(...everybody)).map((one) => one.split(":")[0])).toEqual(names);
});

test("supervisors who are named come first, as far as they may decide; a deputy while hers is away", async () => {
	const name = (who: Name, deputyFor: Name | null) =>
		atDatabase(
			`insert into supervisor (tenant_id, id, user_id, supervisor_id, deputy_for, valid_from)
			values ($1, gen_random_uuid(), $2, $3, $4, '2026-01-01')`,
			people.mia.userId,
			people[who].userId,
			deputyFor && people[deputyFor].userId,
		);
	await name("writer", null);
	await name("boss", null);
	await name("site", "boss");
	await requested();
	const names = async () => (await toldNextMorning(...everybody)).map((one) => one.split(":")[0]);
	expect(await names()).toEqual(["boss"]);
	await atDatabase(
		`insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date)
		select tenant_id, gen_random_uuid(), $2, id, class_type, 'APPROVED', '2026-11-20', '2026-11-30' from activity
		where tenant_id = $1 and class_type = 'LEAVE' limit 1`,
		people.boss.userId,
	);
	await requested();
	expect(await names()).toEqual(["site", "boss", "boss"]);
});

test("the person is told of the decision at once, with its reason; who decided is not, and the digest forgets it", async () => {
	const approved = await requested();
	const rejected = await requested();
	await approve(approved);
	await as("lead").call(swapContract.reject, { id: rejected, version: 2, reason: "Zu wenige da" });
	expect(await told("mia")).toEqual([
		`mia: Entscheidungen über meine Anträge

- Lea Muster hat Ihre Tauschanfrage genehmigt
- Lea Muster hat Ihre Tauschanfrage abgelehnt
  Begründung: Zu wenige da`,
	]);
	expect(await toldNextMorning("lead", "site", "boss")).toEqual([]);
});

test("what one decides about oneself is told to nobody", async () => {
	const id = await requested();
	await as("mia").call(swapContract.cancel, { id, version: 2 });
	expect(await toldNextMorning(...everybody)).toEqual([]);
});

test("a wanted cancellation, its refusal, and a cancellation by others", async () => {
	const id = await requested();
	await approve(id);
	await told("mia");
	await as("mia").call(swapContract.cancel, { id, version: 3, reason: "Doch nicht" });
	expect(await toldNextMorning("lead")).toEqual([
		"lead: Mia Muster beantragt, eine Tauschanfrage zu stornieren\nBegründung: Doch nicht",
	]);
	await as("lead").call(swapContract.reject, { id, version: 4 });
	await told("mia");
	await as("lead").call(swapContract.cancel, { id, version: 5 });
	expect((await told("mia")).slice(1)).toEqual([
		"mia: Lea Muster hat abgelehnt, Ihre Tauschanfrage zu stornieren",
		"mia: Lea Muster hat Ihre Tauschanfrage storniert",
	]);
});

test("changes that are asked for, refused and made; one that is withdrawn is not told any more", async () => {
	const id = await requested();
	await approve(id);
	await told("mia");
	const ask = async (version: number) => {
		const wanted = { id, version, day: "2026-12-02" };
		const { changeRequestId } = (await as("mia").call(swapContract.requestChange, wanted)).answer;
		return { changeRequestId, version: 1 };
	};
	await as("mia").call(swapContract.withdrawChange, await ask(3));
	expect(await toldNextMorning("lead")).toEqual([]);
	const refused = await ask(4);
	expect(await toldNextMorning("lead")).toEqual([
		`lead: Mia Muster beantragt, eine Tauschanfrage zu ändern`,
	]);
	await as("lead").call(swapContract.rejectChange, { ...refused, reason: "Nein" });
	await told("mia");
	await as("lead").call(swapContract.approveChange, { ...(await ask(5)), reason: "Passt" });
	expect((await told("mia")).slice(1)).toEqual([
		"mia: Lea Muster hat abgelehnt, Ihre Tauschanfrage zu ändern\nBegründung: Nein",
		"mia: Lea Muster hat Ihre Tauschanfrage geändert, wie es beantragt war\nBegründung: Passt",
	]);
});

test("a question goes to the person, its answer to who asked, both at once", async () => {
	const id = await requested();
	const question = "Wer übernimmt?";
	await as("boss").call(swapContract.ask, { id, version: 2, question });
	await as("mia").call(swapContract.answer, { id, version: 2, answer: "Jana" });
	expect(await told(...everybody)).toEqual([
		"mia: Boris Muster hat eine Rückfrage zu dieser Tauschanfrage\n„Wer übernimmt?“",
		"boss: Mia Muster hat Ihre Rückfrage zu dieser Tauschanfrage beantwortet\n„Jana“",
	]);
});

test("in English, with its gender gone", async () => {
	await atDatabase(
		`insert into user_setting (tenant_id, user_id, scope, key, value)
		values ($1, $2, 'PROFILE', 'Profile.Language', '"en-EN"')`,
		people.mia.userId,
	);
	await approve(await requested());
	const [mail] = await deliveredNotices(server(), { tenantId, userId: people.mia.userId });
	expect(mail?.subject).toBe("Lea Muster has approved your swap");
});
