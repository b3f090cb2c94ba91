import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { accountant, atNight, fromNewYear } from "./test-accounts.ts";

const server = useTestServer();
const lenaId = "01a1fd2c-47a0-70d1-9a38-000000000330";
const jonasId = "01a1fd2c-47a0-70d1-9a38-000000000399";

const credit = {
	day: "2026-11-20",
	type: "ENTITLEMENT",
	minutes: 90,
	reason: "Einsatz nachgemeldet",
} as const;

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, show }) => {
	const company = await testCompany(server());
	const { browser, create, addRule, rules } = accountant(company);
	const [userId, otherId] = [company.ids.Mia as string, company.ids.Sven as string];
	show(userId, lenaId);
	show(otherId, jonasId);

	const accountId = await create({ priority: "HIGH" });
	await take("none", browser, contract.listSpecialAccountRules, { accountId });
	await addRule(accountId);
	const [made] = (await rules(accountId)).items;
	const ruleId = made?.id as string;
	for (const [place, name] of ["In der Nacht", "Nachts"].entries()) {
		const change = { ruleId, version: place + 1, name, ...fromNewYear };
		await browser.call(contract.updateSpecialAccountRule, change);
	}
	const evening = { ...atNight, from: "20:00" };
	const { id: conditionId } = (
		await browser.call(contract.createSpecialAccountCondition, { ruleId, settings: evening })
	).answer;
	await browser.call(contract.updateSpecialAccountCondition, {
		conditionId,
		version: 1,
		settings: atNight,
	});
	await take("atNight", browser, contract.listSpecialAccountRules, { accountId });

	const accountIds = [accountId];
	const already = { userIds: [otherId], accountIds, ...fromNewYear };
	await browser.call(contract.assignSpecialAccounts, already);
	const both = { userIds: [userId, otherId], accountIds, ...fromNewYear };
	await take("oneRefused", browser, contract.assignSpecialAccounts, both);
	await take("night", browser, contract.getSpecialAccount, { id: accountId });
	await take("all", browser, contract.listSpecialAccounts, {});

	const modification = { userId, accountId, ...credit };
	const { id: modificationId } = (
		await browser.call(contract.createSpecialAccountModification, modification)
	).answer;
	await take("credit", browser, contract.listSpecialAccountModifications, { userId });
	const first = await browser.call(contract.listUserSpecialAccounts, { userId });
	const assignmentId = first.answer.items[0]?.assignments[0]?.id as string;
	for (const version of [1, 2, 3]) {
		const change = { assignmentId, version, ...fromNewYear };
		await browser.call(contract.updateSpecialAccountAssignment, change);
	}
	await take("night", browser, contract.listUserSpecialAccounts, { userId });
	// ids of the same time are in no order
	server().clock.set(new Date(server().clock.now().getTime() + 1000).toISOString());
	const back = { modificationId, reason: "Irrtum" };
	await browser.call(contract.reverseSpecialAccountModification, back);
	await take("settled", browser, contract.listSpecialAccountModifications, { userId });
});
