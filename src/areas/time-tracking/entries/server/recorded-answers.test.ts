import { expect } from "vitest";
import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { permit } from "#areas/staff/units/server/test-company.ts";
import { testOffice } from "#areas/time-tracking/bookings/server/test-office.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { insertCustomFields } from "#kit/testing/custom-field-builder.ts";
import { type Recorder, recordAnswers } from "#kit/testing/record-answers.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testDesk } from "./test-desk.ts";

const server = useTestServer();
type Desk = Awaited<ReturnType<typeof testDesk>>;
type Request = GivenOf<(typeof contract)["requestTimeTracking"]>;

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const desk = await testDesk(server());
	await withClient(server().adminUrl, async (client) => {
		// it is called like one of the desk's
		const twin = "update activity set is_enabled = false where tenant_id = $1 and code = 'DG'";
		await client.query(twin, [desk.tenantId]);
		await client.query(
			"insert into overtime_account (tenant_id, user_id, opened_on) values ($1, $2, '2026-11-01')",
			[desk.tenantId, desk.worker("lena").id],
		);
	});
	recorder.show(desk.worker("lena").id, sampleSession().userId);
	await requested(recorder, desk);
	await decided(recorder, desk);
	await reasonAndChange(recorder, desk);
	await series(recorder, desk);
	await recent(recorder, desk);
	await suggested(recorder, desk);
	await garage(recorder);
	await veryMany(recorder, desk);
});

const accept = [
	"TIME_TRACKING_OVERLAPS",
	"BREAK_MISSING",
	"SIX_HOURS_WITHOUT_BREAK",
	"OVER_8_HOURS",
	"OVER_10_HOURS",
];

/** From one time in Berlin to another. */
function span(day: string, begin: string, end: string) {
	const offset = day < "2026-10-25" ? "+02:00" : "+01:00";
	const at = (time: string) => new Date(`${day}T${time}:00${offset}`).toISOString();
	return { begin: at(begin), end: at(end) };
}

/** Enters something for a person herself; answers its id. */
async function entered({ browser, worker }: Desk, who: string, request: Omit<Request, "userId">) {
	const userId = worker(who).id;
	const { answer } = await browser(who).call(contract.requestTimeTracking, {
		accept,
		...request,
		userId,
	} as Request);
	return answer.id;
}

/** Lena asks for overtime on Friday, Tom does so too. */
async function requested({ take, takeRefusal }: Recorder, desk: Desk) {
	const { browser, worker, extra } = desk;
	const friday = {
		...span("2026-11-20", "08:00", "16:30"),
		userId: worker("lena").id,
		activityId: extra.overtime,
		reason: "Vergessen",
	};
	await takeRefusal("breakMissing", browser("lena"), contract.requestTimeTracking, friday);
	const { id } = await take("requested", browser("lena"), contract.requestTimeTracking, {
		...friday,
		accept,
	});
	await take("requested", browser("boss"), contract.getTimeTracking, { id });
	await take("friday", browser("boss"), contract.listTimeTrackings, {
		userIds: [friday.userId],
		from: "2026-11-20",
		to: "2026-11-20",
	});
	await entered(desk, "tom", { ...friday, ...span("2026-11-20", "07:00", "15:30") });
	await take("two", browser("boss"), contract.listTimeTrackingsOf, { pageSize: 25 });
	await take("all", browser("boss"), units.listUnits, {});
	await take("none", browser("boss"), contract.getEntryChoices, { userId: worker("boss").id });
	await take("nothingToDecide", browser("head"), contract.listTimeTrackingsOf, {
		toDecide: "true",
	});
	const { userId: _, ...later } = { ...friday, ...span("2026-11-20", "08:30", "16:30") };
	await take("updated", browser("boss"), contract.updateTimeTracking, {
		...later,
		id,
		version: 1,
		accept,
	});
	await take("approved", browser("boss"), contract.approveTimeTracking, { id, version: 2, accept });
	const again = { id, version: 3, accept };
	await takeRefusal("alreadyApproved", browser("boss"), contract.approveTimeTracking, again);
}

/** What the boss is refused, and what Lena may only ask for. */
async function decided({ take, takeRefusal }: Recorder, desk: Desk) {
	const { browser, extra } = desk;
	const overtime = { activityId: extra.overtime };
	const thursday = span("2026-11-19", "10:00", "13:00");
	const first = await entered(desk, "lena", { ...thursday, ...overtime });
	const second = await entered(desk, "lena", {
		...span("2026-11-19", "11:00", "12:00"),
		...overtime,
	});
	expect((await desk.approve("boss", second, 1, { accept })).status).toBe(200);
	await takeRefusal("overlaps", browser("boss"), contract.approveTimeTracking, {
		id: first,
		version: 1,
	});
	await take("approved", browser("lena"), contract.getTimeTracking, { id: second });
	await take("asked", browser("lena"), contract.cancelTimeTracking, {
		id: second,
		version: 2,
		reason: null,
	});
	await take("rejected", browser("boss"), contract.rejectTimeTracking, {
		id: first,
		version: 1,
		reason: "Nicht abgesprochen",
	});
}

async function reasonAndChange({ take, takeRefusal }: Recorder, desk: Desk) {
	const { browser, extra, activities } = desk;
	const long = { ...span("2026-11-18", "08:00", "18:30"), activityId: extra.errand };
	const id = await entered(desk, "lena", { ...long });
	await take("needsReason", browser("lena"), contract.getTimeTracking, { id });
	await take("reasonToGive", browser("boss"), contract.getTimeTracking, { id });
	await takeRefusal("openStep", browser("boss"), contract.approveTimeTracking, { id, version: 1 });
	await take("given", browser("lena"), contract.giveTimeTrackingReason, {
		id,
		version: 1,
		reasonId: extra.reason,
	});
	const other = { ...span("2026-11-17", "08:00", "12:00"), activityId: activities.work };
	const changed = await entered(desk, "lena", other);
	expect((await desk.approve("boss", changed, 1, { accept })).status).toBe(200);
	await take("asked", browser("lena"), contract.requestTimeTrackingChange, {
		id: changed,
		version: 2,
		activityId: activities.work,
		...span("2026-11-17", "09:00", "12:00"),
		reason: "Falsch gestempelt",
	});
	await take("changeWanted", browser("lena"), contract.getTimeTracking, { id: changed });
	await take("changeToDecide", browser("boss"), contract.getTimeTracking, { id: changed });
	const question = { id: changed, version: 2, question: "Kann Tom das bestätigen?" };
	await take("asked", browser("boss"), contract.askAboutTimeTracking, question);
	await takeRefusal("askedTwice", browser("boss"), contract.askAboutTimeTracking, question);
	await take("changeAsked", browser("boss"), contract.getTimeTracking, { id: changed });
	await take("toAnswer", browser("lena"), contract.getTimeTracking, { id: changed });
	server().clock.advance({ minutes: 1 });
	await take("answered", browser("lena"), contract.answerAboutTimeTracking, {
		id: changed,
		version: 2,
		answer: "Ja, er war dabei.",
	});
	await take("changeAnswered", browser("boss"), contract.getTimeTracking, { id: changed });
}

/** Lena's afternoons, one of them taken; then two days without a break. */
async function series({ take, takeRefusal }: Recorder, desk: Desk) {
	const { browser, worker, activities } = desk;
	const lenas = { userIds: [worker("lena").id], activityId: activities.work };
	await take("afternoons", browser("boss"), contract.previewTimeTrackings, {
		...{ ...lenas, from: "2026-11-16", to: "2026-11-20", weekdays: [1, 2, 5] },
		...{ times: { begin: 720, end: 960 }, state: "APPROVED" as const },
	});
	const twoDays = { from: "2026-11-02", to: "2026-11-06", weekdays: [4, 5] };
	const wanted = { ...lenas, ...twoDays, times: { begin: 480, end: 960 } };
	await takeRefusal("noBreaks", browser("boss"), contract.requestTimeTrackings, wanted);
	await take("one", browser("boss"), contract.requestTimeTrackings, {
		...{ ...wanted, accept },
		skipped: [{ userId: worker("lena").id, day: "2026-11-06" }],
	});
}

/** Clerk's last days: one runs, one waits, one stands, one was cancelled; an old one waits too. */
async function recent({ take }: Recorder, desk: Desk) {
	const { browser, worker, extra, activities } = desk;
	const me = worker("clerk");
	const mine = (name: string, more: GivenOf<typeof contract.listTimeTrackings>) =>
		take(name, browser("clerk"), contract.listTimeTrackings, {
			userIds: [me.id],
			pageSize: 200,
			...more,
		});
	const press = async (at: string, action: "START" | "END") => {
		server().clock.set(at);
		const { answer } = await me.book({ action, activityId: activities.work });
		expect(answer.outcome).toBe("APPLIED");
	};
	const wanted = { activityId: extra.overtime };
	await mine("none", {});
	await entered(desk, "clerk", { ...span("2026-09-01", "08:00", "16:30"), ...wanted });
	await mine("old", {});
	await press("2026-11-20T07:00:00Z", "START");
	await press("2026-11-20T11:00:00Z", "END");
	await press("2026-11-21T07:15:00Z", "START");
	server().clock.set("2026-11-21T12:30:00Z");
	const gone = await entered(desk, "clerk", { ...span("2026-11-19", "08:00", "16:30"), ...wanted });
	expect((await desk.cancel("clerk", gone)).status).toBe(200);
	await entered(desk, "clerk", { ...span("2026-11-20", "12:00", "16:30"), ...wanted });
	await mine("recent", { from: "2026-10-22", to: "2026-11-21", sort: "-begin" });
	await take("all", browser("clerk"), contract.listTrackingActivities, {});
}

/** Tom comes at eight and leaves at noon; his boss has no habits. */
async function suggested({ take }: Recorder, { browser, worker, activities }: Desk) {
	const userId = worker("tom").id;
	for (const day of ["2026-11-11", "2026-11-12", "2026-11-13"])
		await browser("boss").call(contract.requestTimeTracking, {
			...{ ...span(day, "08:00", "12:00"), userId, accept },
			...{ activityId: activities.work, state: "APPROVED" as const },
		});
	await take("usual", browser("boss"), contract.getSuggestedTimes, { userId, day: "2026-11-19" });
	const boss = worker("boss").id;
	const day = "2026-11-19";
	await take("none", browser("boss"), contract.getSuggestedTimes, { userId: boss, day });
}

/** Another company: entries name the vehicle; Mia works on a project and not in the office. */
async function garage({ take }: Recorder) {
	const vehicle = { key: "fahrzeug", name: "Fahrzeug", type: "TEXT", isRequired: true } as const;
	const people = { lena: {}, mia: {}, clerk: {} };
	const { worker, activities } = await testOffice(server(), people, async (tenant, ids) => {
		const { activities } = tenant.created;
		await permit(tenant, ids.clerk, ["timetrackings.manage"], "FULL", "GLOBAL");
		await insertCustomFields(tenant, { entity: "TRACKING", name: "Fahrt", fields: [vehicle] });
		await tenant.project({ name: "Umbau", nodes: ["Abbruch"], userIds: [ids.mia as string] });
		await tenant.tx
			.insertInto("activity_override")
			.values({
				...{ tenant_id: tenant.tenantId, user_id: ids.mia as string, is_allowed: false },
				...{ activity_id: activities.work, class_type: "WORKTIME" },
			})
			.execute();
	});
	const [lena, clerk] = [worker("lena"), worker("clerk").browser];
	const given = { ...span("2026-11-20", "08:00", "12:00"), activityId: activities.work };
	const { id } = (
		await lena.browser.call(contract.requestTimeTracking, {
			...{ ...given, userId: lena.id, custom: { fahrzeug: "LKW 7" } },
		})
	).answer;
	await take("withVehicle", clerk, contract.getTimeTracking, { id });
	await take("garage", clerk, customFields.listCustomFieldDescriptions, { entity: "TRACKING" });
	await take("garage", clerk, contract.listTrackingActivities, {});
	await take("garage", clerk, contract.listTrackingProjects, {});
	await take("mia", clerk, contract.getEntryChoices, { userId: worker("mia").id });
	await take("otherVehicle", clerk, contract.updateTimeTracking, {
		...{ ...given, id, version: 1, reason: null, custom: { fahrzeug: "PKW 2" } },
	});
}

/** Vera's terminal booked every three minutes for three weeks: more entries than a list counts. */
async function veryMany({ take }: Recorder, { worker, browser, tenantId, activities }: Desk) {
	await withClient(server().adminUrl, (client) =>
		client.query(
			`insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type, state, source)
			select $1, gen_random_uuid(), $2, b.begin_at::date, b.begin_at, e.end_at, e.end_at, 'Europe/Berlin', $3, 'WORKTIME',
				'APPROVED', 'TERMINAL'
			from generate_series(1, 10001) n
			cross join lateral (select timestamptz '2026-10-24T06:00Z' + make_interval(mins => 3 * n) as begin_at) b
			cross join lateral (select b.begin_at + interval '2 minutes' as end_at) e`,
			[tenantId, worker("vera").id, activities.work],
		),
	);
	await take("veryMany", browser("boss"), contract.listTimeTrackingsOf, { pageSize: 2 });
}
