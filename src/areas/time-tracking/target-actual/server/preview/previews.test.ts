import { expect, test } from "vitest";
import { contract as settings } from "#areas/settings/global/contract.ts";
import { contract as holidays } from "#areas/settings/holidays/contract.ts";
import { contract as contracts } from "#areas/staff/contracts/contract.ts";
import { contract as rules } from "#areas/time-tracking/time-rules/contract.ts";
import { contract as worksheets } from "#areas/time-tracking/worksheets/contract.ts";
import type { Endpoint, GivenOf } from "#kit/contract/endpoint.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import {
	companyToPreview,
	type PreviewCompany,
	previewAndDo,
	recomputeAll,
} from "./test-previews.ts";

const server = useTestServer();

/** What was said is what comes, and nothing was left behind by saying it. */
async function expectTruth<E extends Endpoint>(
	company: PreviewCompany,
	endpoint: E,
	input: GivenOf<E>,
) {
	const { preview, really, rows } = await previewAndDo(company, endpoint, input);
	expect(rows.after).toEqual(rows.before);
	expect(preview).toMatchObject(really);
	expect([preview.checkedPeople, preview.checkedDays]).toEqual([preview.people, preview.days]);
	return preview;
}

const firstOf = <T>(items: readonly T[]): T => items[0] as T;

test("settings", async () => {
	const company = await companyToPreview(server());
	const key = "timetracking.balanceMode";
	const given = { key, scope: "GLOBAL", basedOn: null } as const;
	const value = { mode: "BUILDUP_ONLY" };
	const preview = await expectTruth(company, settings.putSettingGroup, { ...given, value });
	// Monday to Friday of the week to come and the last Monday, of three people
	expect([preview.changedPeople, preview.changedDays]).toEqual([3, 18]);
	expect(preview.examples).toHaveLength(5);
	const other = { mode: "ACTUAL_MINUS_TARGET" };
	const later = { ...given, value: other, validFrom: "2026-11-25" };
	const shown = await company.browser.call(settings.getSettingGroup, { key, scope: "GLOBAL" });
	const basedOn = shown.answer.own?.id ?? null;
	await expectTruth(company, settings.putSettingGroup, { ...later, basedOn });
	const { answer } = await company.browser.call(settings.getSettingGroup, { key, scope: "GLOBAL" });
	const { id } = firstOf(answer.upcoming);
	await expectTruth(company, settings.deleteSettingChange, { id });
}, 120_000);

test("holidays, one by one and imported", async () => {
	const company = await companyToPreview(server());
	const day = { date: "2026-11-11", name: "Stadtfest", factor: 1, kind: "PUBLIC" } as const;
	const preview = await expectTruth(company, holidays.createHoliday, { ...day, siteId: null });
	expect([preview.changedPeople, preview.changedDays]).toEqual([3, 3]);
	const { answer } = await company.browser.call(holidays.listHolidays, { year: 2026 });
	const { id, version } = firstOf(answer.items);
	const half = { ...day, id, version, factor: 0.5, siteId: null } as const;
	await expectTruth(company, holidays.updateHoliday, half);
	await expectTruth(company, holidays.deleteHoliday, { id });
	await expectTruth(company, holidays.importHolidays, {
		country: "DE",
		region: "NW",
		fromYear: 2026,
		toYear: 2026,
		siteIds: [],
		days: [{ date: "2026-11-01", name: "Allerheiligen", factor: 1 }],
	});
}, 120_000);

/** So much off after six hours, with the day that shows it. */
const pauses = (pauseMinutes: number) => {
	const settings: Version["settings"] = {
		type: "AUTOPAUSE",
		behaviour: "COMPLETE_DURATION",
		steps: [{ afterMinutes: 360, pauseMinutes }],
	};
	const expected = { workedMinutes: 510 - pauseMinutes, autoPauseMinutes: pauseMinutes };
	const none = { extraMinutes: 0, overtimeMinutes: 0, pendingMinutes: 0, pauseMinutes: 0 };
	const balance = { balanceMinutes: 30 - pauseMinutes, carriedMinutes: 30 - pauseMinutes };
	const example: Version["examples"][number] = {
		...{ name: "Ohne Pause", date: "2026-06-09", targetMinutes: 480, plan: null },
		entries: [{ begin: "08:00", end: "16:30", isPause: false }],
		openingBalanceMinutes: 0,
		expected: { ...expected, ...none, ...balance },
	};
	return { settings, examples: [example] };
};
type Version = GivenOf<typeof rules.createTimeRuleVersion>;

test("time rules: versions, assignments, switched on and off", async () => {
	const company = await companyToPreview(server());
	const { browser, mia } = company;
	const made = { name: "Pausen", validFrom: "2026-01-01", ...pauses(30) };
	const { id } = (await browser.call(rules.createTimeRule, made)).answer;
	const rule = async () => (await browser.call(rules.getTimeRule, { id })).answer;
	const version = async () => (await rule()).version;
	const switchOn = async () => {
		await company.ask("update time_rule set is_enabled = true where id = $1", [id]);
		await recomputeAll(company);
	};
	await switchOn();
	const assigned = { id, target: "USER", targetId: mia, validFrom: "2026-10-20", validTo: null };
	const toMia = await expectTruth(company, rules.createTimeRuleAssignment, {
		...assigned,
		target: "USER",
		version: await version(),
	});
	expect([toMia.people, toMia.changedPeople, toMia.changedDays]).toEqual([4, 1, 19]);
	const assignmentId = firstOf((await rule()).assignments).id;
	await expectTruth(company, rules.updateTimeRuleAssignment, {
		...{ id, assignmentId, version: await version() },
		...{ validFrom: "2026-10-20", validTo: "2026-10-31" },
	});
	await expectTruth(company, rules.createTimeRuleVersion, {
		...{ id, version: await version() },
		...{ validFrom: "2026-10-26", ...pauses(45) },
	});
	const versionId = firstOf((await rule()).versions).id;
	await expectTruth(company, rules.updateTimeRuleVersion, {
		...{ id, versionId, version: await version() },
		...pauses(60),
	});
	await expectTruth(company, rules.deleteTimeRuleVersion, { id, versionId });
	const off = { id, version: await version(), isEnabled: false };
	await expectTruth(company, rules.updateTimeRuleState, off);
	await switchOn();
	await expectTruth(company, rules.deleteTimeRuleAssignment, { id, assignmentId });
}, 120_000);

const week = (targetMinutes: number) =>
	[1, 2, 3, 4].map((weekday) => ({ week: 1, weekday, ...dayOf(targetMinutes) }));
const dayOf = (targetMinutes: number) => ({
	targetMinutes,
	...{ workingTime: null, coreTime: null, frameTime: null, breaks: [] },
});

test("worksheets: times of a template, a plan and one day of a person", async () => {
	const company = await companyToPreview(server());
	const { browser, mia, templateId } = company;
	const other = { templateId, validFrom: "2026-11-02", days: week(600) };
	const preview = await expectTruth(company, worksheets.createWorksheetTemplateVersion, other);
	expect([preview.people, preview.changedPeople]).toEqual([1, 1]);
	const { answer } = await browser.call(worksheets.listWorksheetTemplateVersions, { templateId });
	const { id: versionId, version } = firstOf(answer.items);
	const times = { versionId, version, days: week(300) };
	await expectTruth(company, worksheets.updateWorksheetTemplateVersion, times);
	await expectTruth(company, worksheets.deleteWorksheetTemplateVersion, { versionId });
	const bens = firstOf(company.others).templateId;
	await browser.call(worksheets.createWorksheetTemplateVersion, { ...other, templateId: bens });
	const plan = { userId: mia, templateId: bens, cycleStart: "2026-11-02", validTo: null };
	await expectTruth(company, worksheets.createWorksheet, {
		...plan,
		...{ validFrom: "2026-11-09", endsPrevious: true },
	});
	const own = (await browser.call(worksheets.listUserWorksheets, { userId: mia })).answer.items;
	const worksheetId = firstOf(own).id;
	await expectTruth(company, worksheets.deleteWorksheet, { worksheetId });
	const day = { userId: mia, day: "2026-11-05", reason: "Umzug", ...dayOf(240) };
	const exception = await expectTruth(company, worksheets.createWorksheetException, day);
	expect([exception.changedPeople, exception.changedDays]).toEqual([1, 1]);
}, 120_000);

test("contracts and employments", async () => {
	const company = await companyToPreview(server());
	const { browser, mia } = company;
	const listed = await browser.call(contracts.listEmployments, { userId: mia });
	const { id: employmentId, version, contracts: held } = firstOf(listed.answer.items);
	const old = firstOf(held);
	const young = { ...old, employmentId, minorUntil: "2026-12-31", validFrom: "2026-11-02" };
	const preview = await expectTruth(company, contracts.createContract, {
		...young,
		...{ userId: mia, validTo: null, endsPrevious: true },
	});
	// what a minor may work is less
	expect(preview.changedPeople).toBe(1);
	const ended = { employmentId, version, exitDate: "2026-11-13" };
	await expectTruth(company, contracts.endEmployment, ended);
});
