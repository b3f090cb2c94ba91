import { recordAnswers } from "#kit/testing/record-answers.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import type { ActivityCategory, ClassType } from "../contract/activity-answer.ts";
import { contract } from "../contract.ts";
import { openOffice } from "./test-office.ts";

const server = useTestServer();

type Office = Awaited<ReturnType<typeof openOffice>>;
const needed = { required: true, selfApproval: false, substitute: "NONE" } as const;

/** Archived, one of each category. */
const archived: Readonly<Record<string, ClassType>> = {
	Botengang: "ACTION",
	Frühdienst: "SHIFT_MORNING",
	Bildungsurlaub: "LEAVE",
	Sprechstunde: "APPOINTMENT",
};
const categories: Readonly<Record<string, ActivityCategory>> = {
	tracking: "TRACKING",
	shift: "SHIFT",
	absence: "ABSENCE",
	appointment: "APPOINTMENT",
};

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, takeRefusal }) => {
	const office = await openOffice(server());
	const { browser, create, change, setEnabled, named, book } = office;
	const plain = { color: "#b8741a", countsAsWorkingTime: true, visibility: "DEFAULT" } as const;
	const make = async (name: string, classType: ClassType, code: string | null = null) =>
		(await create({ ...plain, name, classType, code })).answer.id;
	const errand = await make("Kundenbesuch", "ACTION", "KB");
	await make("Rufbereitschaft", "SHIFT_STANDBY");
	await make("Besprechung", "APPOINTMENT");
	for (const [name, classType] of Object.entries(archived)) {
		await setEnabled(await make(name, classType), false);
	}
	await book(errand);
	const { id } = await named("Arbeitszeit");
	await change(id, { reasonRequired: true, approval: needed });
	const text = { activityId: id, text: "Stau" };
	const jam = (await browser.call(contract.createActivityReason, text)).answer.id;
	await bookOften(id, office.userId);

	for (const [name, category] of Object.entries(categories)) {
		await take(name, browser, contract.listActivities, { category });
	}
	await take("work", browser, contract.getActivity, { id });
	await take("work", browser, contract.getActivityUsage, { id });
	const { answer: errandNow } = await browser.call(contract.getActivity, { id: errand });
	await take("errand", browser, contract.getActivity, { id: errand });
	await take("errand", browser, contract.getActivityUsage, { id: errand });
	const { isEnabled: _, ...values } = errandNow;
	const asBreak = { ...values, code: "KU", classType: "BREAK" } as const;
	await takeRefusal("classFixed", browser, contract.updateActivity, asBreak);
	await takeRefusal("linked", browser, contract.deleteActivity, { id: errand });
	const off = { isEnabled: false } as const;
	const { version } = errandNow;
	await take("errand", browser, contract.updateActivityState, { id: errand, version, ...off });
	const { answer: work } = await browser.call(contract.getActivity, { id });
	const workOff = { id, version: work.version, ...off };
	await takeRefusal("lastOfClass", browser, contract.updateActivityState, workOff);
	await take("specialLeave", browser, contract.createActivity, {
		...{ ...values, name: "Sonderurlaub", code: null, color: "#1f8a70", classType: "LEAVE" },
		approval: { ...needed, substitute: "REQUIRED" },
	});

	await take("jam", browser, contract.listActivityReasons, { activityId: id });
	await takeRefusal("taken", browser, contract.createActivityReason, text);
	await take("trains", browser, contract.updateActivityReason, {
		...{ id: jam, activityId: id, text: "Zugausfall", version: 1 },
	});
	await take("trains", browser, contract.listActivityReasons, { activityId: id });
	await take("off", browser, contract.updateActivityReasonState, { id: jam, version: 2, ...off });
	await recordOverrides(take, office);
});

type Take = Parameters<Parameters<typeof recordAnswers>[1]>[0]["take"];

/** May not work outside, and could not in the old office before it was given up. */
async function recordOverrides(take: Take, { browser, create, setEnabled, userId }: Office) {
	const place = async (name: string) =>
		(await create({ name, code: null, classType: "WORKTIME" })).answer.id;
	await place("Homeoffice");
	const [outside, old] = [await place("Außendienst"), await place("Altes Büro")];
	const denied = (activityId: string) => ({ activityId, isAllowed: false, isDefault: false });
	const overrides = [denied(outside), denied(old)];
	await browser.call(contract.putActivityOverrides, { userId, version: 0, overrides });
	await setEnabled(old, false);
	const { activities } = await take("nora", browser, contract.getActivityOverrides, { userId });
	const [work, home] = ["Arbeitszeit", "Homeoffice"].map(
		(name) => activities.find((one) => one.name === name)?.id as string,
	) as [string, string];
	await take("atHome", browser, contract.putActivityOverrides, {
		...{ userId, version: 2 },
		overrides: [denied(work), { activityId: home, isAllowed: true, isDefault: true }, denied(old)],
	});
}

/** On as many days as are counted. */
function bookOften(id: string, userId: string) {
	return withClient(server().adminUrl, (client) =>
		client.query(
			`insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type, state, source)
				select tenant_id, gen_random_uuid(), $2, d::date, d, d + '4 hours', d + '4 hours', 'Europe/Berlin', id, class_type, 'APPROVED', 'MANUAL'
				from activity, generate_series('2023-01-01T08:00Z'::timestamptz, '2025-09-26T08:00Z', '1 day') d where id = $1`,
			[id, userId],
		),
	);
}
