import { expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { openOffice } from "./test-office.ts";

const server = useTestServer();

async function office() {
	const built = await openOffice(server());
	const { browser } = built;
	const activityId = (await built.named("Arbeitszeit")).id;
	const add = (text: string, to = activityId) =>
		browser.call(contract.createActivityReason, { activityId: to, text });
	const texts = async (isEnabled?: boolean) => {
		const { answer } = await browser.call(contract.listActivityReasons, {
			activityId,
			...(isEnabled === undefined ? {} : { isEnabled }),
		});
		return answer.items.map(({ text }) => text);
	};
	return { ...built, activityId, add, texts };
}

test("reasons are added, changed, archived and deleted, each for one activity", async () => {
	const { browser, add, create, texts } = await office();
	const { answer } = await add("Stau");
	await add("Arzttermin");
	const other = (await create()).answer;
	expect((await add("Stau", other.id)).status).toBe(200);
	expect(await texts()).toEqual(["Arzttermin", "Stau"]);
	const { id } = answer;
	// it stays with its activity, whatever is sent
	const changed = await browser.call(contract.updateActivityReason, {
		id,
		version: 1,
		activityId: other.id,
		text: "Zugausfall",
	});
	expect(changed.answer).toEqual({ ...answer, version: 2, text: "Zugausfall" });
	await browser.call(contract.updateActivityReasonState, { id, version: 2, isEnabled: false });
	expect(await texts(true)).toEqual(["Arzttermin"]);
	await browser.call(contract.deleteActivityReason, { id });
	expect(await texts()).toEqual(["Arzttermin"]);
});

test("the same reason twice is refused at its field", async () => {
	const { add } = await office();
	await add("Stau");
	const { status, refusal } = await add(" stau ");
	expect([status, refusal.code]).toEqual([409, "DUPLICATE"]);
	expect(refusal.details.map(({ field }) => field)).toEqual(["text"]);
});

test("they go with an activity that nothing is linked with", async () => {
	const { browser, add, create } = await office();
	const { id } = (await create()).answer;
	const reason = (await add("Notfall", id)).answer;
	const usage = await browser.call(contract.getActivityUsage, { id });
	expect(usage.answer.reasons).toBe(1);
	expect((await browser.call(contract.deleteActivity, { id })).status).toBe(200);
	const gone = await browser.call(contract.getActivityReason, { id: reason.id });
	expect(gone.status).toBe(404);
});
