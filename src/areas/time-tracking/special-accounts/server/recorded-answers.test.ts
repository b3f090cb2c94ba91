import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { type Recorder, recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { accountant, atNight, fromNewYear, nightAccount } from "./test-accounts.ts";

const server = useTestServer();
const lenaId = "01a1fd2c-47a0-70d1-9a38-000000000330";
const jonasId = "01a1fd2c-47a0-70d1-9a38-000000000399";

const credit = {
	day: "2026-11-20",
	type: "ENTITLEMENT",
	minutes: 90,
	reason: "Einsatz nachgemeldet",
} as const;

type Accountant = ReturnType<typeof accountant>;

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const { take, show } = recorder;
	const company = await testCompany(server());
	const by = accountant(company);
	const { browser } = by;
	const [userId, otherId] = [company.ids.Mia as string, company.ids.Sven as string];
	show(userId, lenaId);
	show(otherId, jonasId);

	const accountId = await by.create({ priority: "HIGH" });
	await take("none", browser, contract.listSpecialAccountRules, { accountId });
	await ruleAtNight(by, accountId);
	await take("atNight", browser, contract.listSpecialAccountRules, { accountId });

	const accountIds = [accountId];
	const already = { userIds: [otherId], accountIds, ...fromNewYear };
	await browser.call(contract.assignSpecialAccounts, already);
	const both = { userIds: [userId, otherId], accountIds, ...fromNewYear };
	await take("oneRefused", browser, contract.assignSpecialAccounts, both);
	await take("night", browser, contract.getSpecialAccount, { id: accountId });
	await take("all", browser, contract.listSpecialAccounts, {});

	const modification = { userId, accountId, ...credit };
	const made = await browser.call(contract.createSpecialAccountModification, modification);
	await take("credit", browser, contract.listSpecialAccountModifications, { userId });
	await changeAssignment(by, userId);
	await take("night", browser, contract.listUserSpecialAccounts, { userId });
	// ids of the same time are in no order
	server().clock.set(new Date(server().clock.now().getTime() + 1000).toISOString());
	const back = { modificationId: made.answer.id, reason: "Irrtum" };
	await take("back", browser, contract.reverseSpecialAccountModification, back);
	await take("settled", browser, contract.listSpecialAccountModifications, { userId });
	await recordChanges(recorder, by, { accountId, userId });
	await recordNewAccounts(recorder, by);
});

type Held = { readonly accountId: string; readonly userId: string };

async function recordChanges({ take }: Recorder, { browser, rules }: Accountant, held: Held) {
	const { accountId, userId } = held;
	const account = { ...nightAccount, id: accountId, version: 1, priority: "HIGH" } as const;
	await take("renamed", browser, contract.updateSpecialAccount, {
		...account,
		name: "Nachtarbeit",
	});
	const rule = (await rules(accountId)).items[0];
	const ruleId = rule?.id as string;
	const conditionId = rule?.conditions[0]?.id as string;
	const named = { ruleId, name: "In der Nacht", version: 3, ...fromNewYear };
	await take("renamed", browser, contract.updateSpecialAccountRule, named);
	const evening = { ...atNight, from: "20:00", to: "24:00" };
	const later = { conditionId, version: 2, settings: evening };
	await take("evening", browser, contract.updateSpecialAccountCondition, later);
	const sunday = { ruleId, settings: { type: "WEEKDAY" as const, weekdays: [7], dayOffset: -1 } };
	await take("sunday", browser, contract.createSpecialAccountCondition, sunday);
	await take("all", browser, contract.listConditionTargets, {});

	const { answer } = await browser.call(contract.listUserSpecialAccounts, { userId });
	const assignmentId = answer.items[0]?.assignments[0]?.id as string;
	const thisYear = { assignmentId, version: 4, validFrom: "2026-01-01", validTo: "2026-12-31" };
	await take("thisYear", browser, contract.updateSpecialAccountAssignment, thisYear);
	const twice = { type: "DEDUCTION", reason: "Doppelt gezählt" } as const;
	const less = { userId, accountId, ...credit, ...twice };
	const made = await take("less", browser, contract.createSpecialAccountModification, less);
	await take("more", browser, contract.updateSpecialAccountModification, {
		...{ ...credit, modificationId: made.id, minutes: 120 },
	});
}

async function recordNewAccounts({ take }: Recorder, { browser }: Accountant) {
	const sunday = { ...nightAccount, code: "SONN", name: "Sonntag", factorPercent: 50 };
	const { id } = await take("sunday", browser, contract.createSpecialAccount, {
		...{ ...sunday, priority: "LOW" },
	});
	const sundays = { accountId: id, name: "Sonntags", validFrom: "2026-02-01", validTo: null };
	await take("sundays", browser, contract.createSpecialAccountRule, sundays);
	await take("law", browser, contract.createEstg3bAccounts, { validFrom: "2026-01-01" });
}

/** A rule that was changed twice, with a condition that was changed once. */
async function ruleAtNight({ browser, addRule, rules }: Accountant, accountId: string) {
	await addRule(accountId);
	const ruleId = (await rules(accountId)).items[0]?.id as string;
	for (const [place, name] of ["In der Nacht", "Nachts"].entries()) {
		const change = { ruleId, version: place + 1, name, ...fromNewYear };
		await browser.call(contract.updateSpecialAccountRule, change);
	}
	const evening = { ruleId, settings: { ...atNight, from: "20:00" } };
	const made = await browser.call(contract.createSpecialAccountCondition, evening);
	const change = { conditionId: made.answer.id, version: 1, settings: atNight };
	await browser.call(contract.updateSpecialAccountCondition, change);
}

/** Three times, so that its version tells of it. */
async function changeAssignment({ browser }: Accountant, userId: string) {
	const { answer } = await browser.call(contract.listUserSpecialAccounts, { userId });
	const assignmentId = answer.items[0]?.assignments[0]?.id as string;
	for (const version of [1, 2, 3]) {
		const change = { assignmentId, version, ...fromNewYear };
		await browser.call(contract.updateSpecialAccountAssignment, change);
	}
}
