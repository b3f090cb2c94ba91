import { expect, test } from "vitest";
import { contract as settings } from "#areas/session/client-settings/contract.ts";
import { contract as sites } from "#areas/staff/sites/contract.ts";
import { openOffice, personWith } from "#kit/testing/open-office.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract, hiddenKey } from "../contract.ts";

const server = useTestServer();
const administrator = { key: "access.defaults", level: "FULL" } as const;
const nothingDone = {
	sites: false,
	people: false,
	workingTime: false,
	rules: false,
	firstEntry: false,
};

function open() {
	server().clock.set("2026-11-21T08:00:00Z");
	return openOffice(server(), administrator);
}

const write = (text: string, values: unknown[]) =>
	withClient(server().adminUrl, (client) => client.query(text, values));

type Office = Awaited<ReturnType<typeof open>>;

function plan({ tenantId, userId }: Office) {
	return write(
		`with t as (insert into worksheet_template (tenant_id, id, name, kind, weeks)
				values ($1, gen_random_uuid(), 'Büro', 'FIXED', 1) returning id)
			insert into worksheet (tenant_id, id, user_id, template_id, cycle_start, valid_from)
			select $1, gen_random_uuid(), $2, id, '2026-11-16', '2026-11-16' from t`,
		[tenantId, userId],
	);
}

function hire({ userId, siteUnitId }: Office) {
	return write(
		`insert into app_user (tenant_id, id, unit_id, site_id, first_name, last_name)
			select tenant_id, gen_random_uuid(), $2, site_id, 'Mia', 'Kern' from app_user where id = $1`,
		[userId, siteUnitId],
	);
}

function rule({ tenantId }: Office) {
	return write(
		`with r as (insert into time_rule (tenant_id, id, type, name, is_enabled)
				values ($1, gen_random_uuid(), 'AUTOPAUSE', 'Pausen', true) returning id)
			insert into time_rule_assignment (tenant_id, id, rule_id, target, valid_from)
			select $1, gen_random_uuid(), id, 'GLOBAL', '2026-11-01' from r`,
		[tenantId],
	);
}

function book({ tenantId, userId }: Office, day = "2026-11-20") {
	return write(
		`insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id,
				class_type, state, source)
			select $1, gen_random_uuid(), $2, $3::date, $3::date + time '08:00', $3::date + time '09:00',
				$3::date + time '09:00', 'Europe/Berlin', id, class_type, 'APPROVED', 'MANUAL'
			from activity where tenant_id = $1 and class_type = 'WORKTIME' limit 1`,
		[tenantId, userId, day],
	);
}

test("a company without anything has every step before it", async () => {
	const { browser } = await open();
	const { answer } = await browser.call(contract.getFirstSteps, {});
	expect(answer).toEqual({
		isHidden: false,
		done: nothingDone,
		facts: {
			sites: 1,
			year: 2026,
			holidays: 0,
			people: 1,
			withSignIn: expect.any(Number),
			withoutMail: expect.any(Number),
			planned: 0,
			rules: 0,
		},
	});
});

test("each step is done when its fact is there, in any order; with the last nothing is counted", async () => {
	const office = await open();
	const { browser } = office;
	const steps = async () => (await browser.call(contract.getFirstSteps, {})).answer;
	const done = async () =>
		Object.entries((await steps()).done)
			.filter(([, isDone]) => isDone)
			.map(([name]) => name);

	await plan(office);
	expect(await done()).toEqual(["workingTime"]);
	expect((await steps()).facts?.planned).toBe(1);

	const made = await browser.call(sites.createSite, {
		name: "Haus Süd",
		timeZone: "Europe/Berlin",
		country: "DE",
		region: "BY-A",
	});
	expect(made.status).toBe(200);
	expect(await done()).toEqual(["sites", "workingTime"]);
	expect((await steps()).facts).toMatchObject({ sites: 2, holidays: 14 });

	await hire(office);
	// Mia has no plan yet
	expect(await done()).toEqual(["sites", "people"]);

	await rule(office);
	expect(await done()).toEqual(["sites", "people", "rules"]);

	await book(office);
	const last = await steps();
	expect(Object.values(last.done)).toEqual([true, true, true, true, true]);
	expect(last.facts).toBeNull();
});

test("a company that has booked for a month is not asked to begin", async () => {
	const office = await open();
	const facts = async () =>
		(await office.browser.call(contract.getFirstSteps, {})).answer.facts?.rules;
	await book(office, "2026-10-22");
	expect(await facts()).toBe(0);
	await book(office, "2026-10-21");
	expect(await facts()).toBeUndefined();
});

test("who hides them hides them for herself alone, and may have them back", async () => {
	const { browser } = await open();
	const isHidden = async () => (await browser.call(contract.getFirstSteps, {})).answer.isHidden;
	const setting = { scope: "WEBAPP", key: hiddenKey } as const;
	await browser.call(settings.putSetting, { ...setting, value: true });
	expect(await isHidden()).toBe(true);
	await browser.call(settings.putSetting, { ...setting, value: false });
	expect(await isHidden()).toBe(false);
});

test("nobody but administrators is told", async () => {
	server().clock.set("2026-11-21T08:00:00Z");
	const { browser } = await openOffice(server(), { key: "settings.manage", level: "FULL" });
	const refused = await browser.call(contract.getFirstSteps, {});
	expect([refused.status, refused.refusal.code]).toEqual([403, "FORBIDDEN"]);
});

test("what other companies have does not count", async () => {
	const { browser } = await open();
	await openOffice(server(), administrator, async (tenant) => {
		await personWith(tenant, administrator, { firstName: "Mia", lastName: "Kern" });
		return {};
	});
	expect((await browser.call(contract.getFirstSteps, {})).answer.done).toEqual(nothingDone);
});
