import { describe, expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import type { NewPerson } from "#kit/testing/person-builder.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { deliverNotices } from "./deliver-notices.ts";
import { forgetNotices, notify } from "./notify.ts";
import { chooseDigestHour } from "./sql.ts";
import { done, noticeCompany, noticeFeatures, quiet, wanted } from "./test-notices.ts";

const server = useTestServer({}, { alone: true, features: noticeFeatures });

const company = (
	anna: Partial<NewPerson> = {},
	build?: (tenant: TenantBuilder) => Promise<Partial<NewPerson>>,
) => noticeCompany(server(), anna, build);

describe("one notice", () => {
	test("is a mail in words, with its place and the way to the profile, to who wants it and did not do it", async () => {
		const { tell, mails, ben } = await company();
		await tell(done, "gebaut");
		expect(await mails(ben)).toEqual([]);
		const [mail, ...more] = await mails();
		expect(more).toEqual([]);
		expect(mail?.subject).toBe("Ben Kurz hat gebaut");
		expect(mail?.text).toBe(`Guten Tag Anna Berg,

Ben Kurz hat gebaut von Anna Berg.
Zweite Zeile.
http://localhost:0/home/dashboard?p=thing:gebaut

Wovon Sie Mitteilungen bekommen, bestimmen Sie in Ihrem Profil unter „Benachrichtigungen“:
http://localhost:0/home/dashboard?p=profile.private

Stundwerk
`);
	});

	test("speaks the language of its receiver", async () => {
		const { tell, mails, anna, tenantId } = await company();
		await withClient(server().adminUrl, (client) =>
			client.query(
				`insert into user_setting (tenant_id, user_id, scope, key, value)
				values ($1, $2, 'PROFILE', 'Profile.Language', '"en-EN"')`,
				[tenantId, anna],
			),
		);
		await tell(done, "built");
		expect((await mails())[0]?.subject).toBe("Ben Kurz has built");
	});

	test.each<[string, Partial<NewPerson>]>([
		["is switched off", { isEnabled: false }],
		["is no person", { role: "APIKEY" }],
	])("is not for who %s", async (_, anna) => {
		const { tell, mails } = await company(anna);
		await tell(done, "gebaut");
		expect(await mails()).toEqual([]);
	});

	test("is not for who acted in somebody's name, nor for who has no address", async () => {
		const { within, context, about, anna, mails, tenantId, ben } = await company();
		const acting = { ...context(), session: { userId: ben, impersonatorId: anna } };
		const parameters = { thing: "gebaut" };
		await within((tx) => notify(tx, acting, { kind: done, to: [anna], about, parameters }));
		expect(await mails()).toEqual([]);
		await withClient(server().adminUrl, (client) =>
			client.query("update app_user set mail = null where tenant_id = $1", [tenantId]),
		);
		await within((tx) => notify(tx, context(), { kind: done, to: [anna], about, parameters }));
		expect(await mails()).toEqual([]);
	});

	test("is told only where what it tells of happened", async () => {
		const { within, context, about, anna, mails } = await company();
		const parameters = { thing: "gebaut" };
		const failing = within(async (tx) => {
			await notify(tx, context(), { kind: done, to: [anna], about, parameters });
			throw new Error("undone");
		});
		await expect(failing).rejects.toThrow("undone");
		expect(await mails()).toEqual([]);
	});

	test("is not told any more once it is over", async () => {
		const { tell, mails, within, tenantId, about } = await company();
		await tell(done, "gebaut");
		await within((tx) => forgetNotices(tx, tenantId, about, [wanted]));
		await within((tx) => forgetNotices(tx, tenantId, { id: newId(0) }, [done]));
		await tell(wanted, "gewünscht");
		await within((tx) => forgetNotices(tx, tenantId, about, [wanted]));
		server().clock.advance({ days: 1 });
		expect((await mails()).map(({ subject }) => subject)).toEqual(["Ben Kurz hat gebaut"]);
	});
});

describe("what somebody has chosen", () => {
	test("holds before what is usual", async () => {
		const { tell, mails, choose } = await company();
		await choose("test.done", "OFF");
		await choose("test.quiet", "NOW");
		await tell(done, "gebaut");
		await tell(quiet, "geflüstert");
		expect((await mails()).map(({ subject }) => subject)).toEqual(["Ben Kurz hat geflüstert"]);
	});

	test("and what is usual where nothing was chosen: off stays off", async () => {
		const { tell, mails } = await company();
		await tell(quiet, "geflüstert");
		expect(await mails()).toEqual([]);
	});

	test("counts until the mail is made, as being there does", async () => {
		const { tell, mails, choose, tenantId } = await company();
		await tell(done, "gebaut");
		await choose("test.done", "OFF");
		expect(await mails()).toEqual([]);
		await choose("test.done", "NOW");
		await tell(done, "gebaut");
		await withClient(server().adminUrl, (client) =>
			client.query("update app_user set is_enabled = false where tenant_id = $1", [tenantId]),
		);
		expect(await mails()).toEqual([]);
	});
});

describe("several notices", () => {
	test("of one transaction are one mail, by kind; of a hundred fifty are named", async () => {
		const { within, context, about, anna, mails, choose } = await company();
		await choose("test.wanted", "NOW");
		await within(async (tx) => {
			for (let n = 0; n < 52; n++) {
				const parameters = { thing: `Ding ${n}` };
				await notify(tx, context(), { kind: wanted, to: [anna], about, parameters });
			}
			await notify(tx, context(), { kind: done, to: [anna], about, parameters: { thing: "x" } });
		});
		const [mail, ...more] = await mails();
		expect(more).toEqual([]);
		expect(mail?.subject).toBe("53 Mitteilungen");
		expect(mail?.text).toContain(`Neues von test.done

- Ben Kurz hat x von Anna Berg.
  Zweite Zeile.
  http://localhost:0/home/dashboard?p=thing:x

Neues von test.wanted

- Ben Kurz hat Ding 0 von Anna Berg.`);
		expect(mail?.text).toContain("Ding 49");
		expect(mail?.text).not.toContain("Ding 50");
		expect(mail?.text).toContain("… und 2 weitere");
	});

	test("of several transactions too, where they wait for the same mail; it has their name", async () => {
		const { tell, mails } = await company();
		await tell(done, "gebaut");
		await tell(done, "gestrichen");
		expect((await mails()).map(({ subject }) => subject)).toEqual(["Neues von test.done (2)"]);
	});

	test("are each told once, however many processes make mails of them", async () => {
		const { tell, mails, tenantId, anna } = await company();
		await tell(done, "gebaut");
		const subject = { tenantId, subjectId: anna };
		await Promise.all([1, 2, 3].map(() => deliverNotices(server().services, subject)));
		expect(await mails()).toHaveLength(1);
	});

	test("that this version has no words for wait for one that has", async () => {
		const { tell, mails, tenantId, anna } = await company();
		await tell(done, "gebaut");
		const older = { ...server().services, notices: new Map([[wanted.id, wanted]]) };
		await deliverNotices(older as never, { tenantId, subjectId: anna });
		expect((await mails()).map(({ subject }) => subject)).toEqual(["Ben Kurz hat gebaut"]);
	});
});

describe("the digest", () => {
	const at = (instant: string) => server().clock.set(instant);

	test("comes at seven of the person's own site, with all that has waited", async () => {
		const { tell, mails } = await company({}, async (tenant) => {
			const { siteId, siteUnitId } = await tenant.site({
				name: "Auckland",
				timeZone: "Pacific/Auckland",
				country: "NZ",
				region: null,
			});
			return { siteId, unitId: siteUnitId };
		});
		// seven in Auckland is 18:00 of the day before
		at("2026-11-21T17:30:00Z");
		await tell(wanted, "gewünscht");
		await tell(wanted, "erbeten");
		at("2026-11-21T17:59:00Z");
		expect(await mails()).toEqual([]);
		at("2026-11-21T18:00:00Z");
		const [mail, ...more] = await mails();
		expect(more).toEqual([]);
		expect(mail?.subject).toBe("Ihre Übersicht: 2 Mitteilungen");
		await tell(wanted, "nachgereicht");
		at("2026-11-22T17:59:00Z");
		expect(await mails()).toHaveLength(1);
		at("2026-11-22T18:00:00Z");
		expect((await mails())[1]?.subject).toBe("Ihre Übersicht: 1 Mitteilung");
	});

	test("keeps its hour when the clocks change", async () => {
		const { tell, mails } = await company();
		at("2026-10-24T10:00:00Z");
		await tell(wanted, "gewünscht");
		// seven in the winter, no longer at five UTC
		at("2026-10-25T05:59:00Z");
		expect(await mails()).toEqual([]);
		at("2026-10-25T06:00:00Z");
		expect(await mails()).toHaveLength(1);
	});

	test("comes at another hour once one is chosen, what waits already too", async () => {
		const { tell, mails, within, tenantId, anna } = await company();
		at("2026-11-21T10:00:00Z");
		await tell(wanted, "gewünscht");
		const choose = (hour: number) =>
			within((tx) => chooseDigestHour(tx, tenantId, anna, { hour, now: server().clock.now() }));
		await choose(17);
		await tell(wanted, "erbeten");
		at("2026-11-21T15:59:00Z");
		expect(await mails()).toEqual([]);
		at("2026-11-21T16:00:00Z");
		expect((await mails())[0]?.subject).toBe("Ihre Übersicht: 2 Mitteilungen");
	});
});
