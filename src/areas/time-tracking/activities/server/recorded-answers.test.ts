import type { ClassType } from "#domain/working-time/timeline/time-class.ts";
import { type Recorder, recordAnswers } from "#kit/testing/record-answers.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import type { ActivityCategory } from "../contract/activity-answer.ts";
import { contract } from "../contract.ts";
import { openOffice } from "./test-office.ts";

const server = useTestServer();

type Office = Awaited<ReturnType<typeof openOffice>>;
const needed = { required: true, stages: 1, selfApproval: false, substitute: "NONE" } as const;

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

const off = { isEnabled: false } as const;

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const office = await openOffice(server());
	const { errand, id } = await furnish(office);
	for (const [name, category] of Object.entries(categories)) {
		await recorder.take(name, office.browser, contract.listActivities, { category });
	}
	await recordAccounts(recorder, office);
	await recordWork(recorder, office, id);
	await recordErrand(recorder, office, errand);
	await recordReasons(recorder, office, id);
	await recordOverrides(recorder, office);
});

/** Of each category something, archived ones too; work is booked often, an errand once. */
async function furnish({ create, change, setEnabled, named, book, userId }: Office) {
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
	await bookOften(id, userId);
	return { errand, id };
}

/** Whose accounts others may be taken from, and a kind that makes no sense. */
async function recordAccounts({ take, takeRefusal }: Recorder, { browser, create }: Office) {
	await take("leave", browser, contract.listActivities, { classTypes: ["LEAVE"] });
	const { answer } = await create({ name: "Ausgleich", classType: "ABSENCE" });
	const { isEnabled: _, ...values } = answer;
	const credited = { ...values, deducts: "OVERTIME" } as const;
	await takeRefusal("unfit", browser, contract.updateActivity, credited);
}

async function recordWork({ take, takeRefusal }: Recorder, { browser }: Office, id: string) {
	const { version } = await take("work", browser, contract.getActivity, { id });
	const state = { id, version, ...off };
	await takeRefusal("lastOfClass", browser, contract.updateActivityState, state);
}

async function recordErrand({ take, takeRefusal }: Recorder, { browser }: Office, id: string) {
	const errand = await take("errand", browser, contract.getActivity, { id });
	await take("errand", browser, contract.getActivityUsage, { id });
	const { isEnabled: _, ...values } = errand;
	const asBreak = { ...values, code: "KU", classType: "BREAK" } as const;
	await takeRefusal("classFixed", browser, contract.updateActivity, asBreak);
	await takeRefusal("linked", browser, contract.deleteActivity, { id });
	const state = { id, version: errand.version, ...off };
	await take("errand", browser, contract.updateActivityState, state);
	await take("specialLeave", browser, contract.createActivity, {
		...{ ...values, name: "Sonderurlaub", code: null, color: "#1f8a70", classType: "LEAVE" },
		...{ bookingUnit: "HALF_DAYS", deducts: "LEAVE", retroactiveDays: 14, icon: "STAR" },
		approval: { ...needed, stages: 2, substitute: "REQUIRED" },
	});
}

async function recordReasons({ take, takeRefusal }: Recorder, { browser }: Office, id: string) {
	const activityId = id;
	const text = { activityId, text: "Stau" };
	const jam = (await browser.call(contract.createActivityReason, text)).answer.id;
	await take("work", browser, contract.getActivityUsage, { id });
	await take("jam", browser, contract.listActivityReasons, { activityId });
	await takeRefusal("taken", browser, contract.createActivityReason, text);
	await take("trains", browser, contract.updateActivityReason, {
		...{ id: jam, activityId, text: "Zugausfall", version: 1 },
	});
	await take("trains", browser, contract.listActivityReasons, { activityId });
	await take("off", browser, contract.updateActivityReasonState, { id: jam, version: 2, ...off });
}

/** May not work outside, and could not in the old office before it was given up. */
async function recordOverrides(
	{ take }: Recorder,
	{ browser, create, setEnabled, userId }: Office,
) {
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
