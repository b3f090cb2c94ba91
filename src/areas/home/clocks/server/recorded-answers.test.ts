import { expect } from "vitest";
import { contract as projects } from "#areas/projects/projects/contract.ts";
import { contract as bookings } from "#areas/time-tracking/bookings/contract.ts";
import { testOffice } from "#areas/time-tracking/bookings/server/test-office.ts";
import { newId } from "#kit/contract/new-id.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** On the wall in Berlin. */
const at = (time: string) => new Date(`2026-11-21T${time}:00+01:00`).toISOString();

/** What each books: `08:15+work` starts, `12:00-work` ends, `@` on the node; `=name` is taken, at 13:00 unless it says when. */
const days = {
	anna: "=stopped 08:15+work =running 12:00+pause =paused",
	bela: "08:15+work =severalPauses 12:00+smoke =pausedPaid",
	cora: "08:15+work 10:00+errand =errand",
	dora: "06:02+work 09:30+pause 09:45+work@ =project",
	emil: "=withoutWork",
	finn: "=withPlace",
	gina: "",
	hans: "",
	ines: "06:02+work 09:30+pause 09:45-pause 12:00-work 13:00+errand 14:00+work 15:00+work@ 15:30=fullDay",
	jana: "08:15+work =withTarget",
} as const;
type Name = keyof typeof days;

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, takeRefusal }) => {
	server().clock.set(at("06:00"));
	const people = Object.fromEntries(Object.keys(days).map((name) => [name, {}]));
	const { activities, extra, worker } = await testOffice(server(), people, furnish);
	const idOf = { ...activities, ...extra.activities };
	for (const [name, steps] of Object.entries(days)) {
		for (const [, time = "13:00", sign, what, node] of steps.matchAll(step)) {
			server().clock.set(at(time));
			const { browser, book } = worker(name);
			if (sign === "=") await take(what as string, browser, contract.getTimeClocks, {});
			else {
				const action = sign === "+" ? "START" : "END";
				const projectNodeId = node ? (extra.nodes.renovation as string) : null;
				const activityId = idOf[what as keyof typeof idOf];
				const { answer } = await book({ action, activityId, projectNodeId });
				expect(answer.outcome).toBe("APPLIED");
			}
		}
	}
	server().clock.set(at("13:00"));
	const of = (name: Name) => worker(name).browser;
	await take("requested", of("emil"), bookings.createBooking, coming(idOf.training));
	await take("approved", of("gina"), bookings.createBooking, coming(idOf.work));
	await takeRefusal("inFuture", of("hans"), bookings.createBooking, {
		...{ ...coming(idOf.work), timestamp: at("14:00") },
	});
	await take("none", of("emil"), projects.listProjects, {});
	await take("two", of("bela"), projects.listProjects, {});
	await take("three", of("cora"), projects.listProjects, {});
	await take("four", of("dora"), projects.listProjects, {});
	await take("none", of("dora"), projects.getFavoriteProjects, {});
	const projectNodeId = extra.nodes.audit as string;
	await of("dora").call(projects.putFavoriteProject, { projectNodeId });
	await take("audit", of("dora"), projects.getFavoriteProjects, {});
});

const step = /(\d\d:\d\d)?([=+-])(\w+)(@)?/g;

function coming(activityId: string) {
	const timestamp = at("13:00");
	return {
		bookingId: newId(Date.parse(timestamp)),
		timestamp,
		action: "START",
		activityId,
	} as const;
}

/** Bela alone may smoke, Emil trains and does no plain work, Finn works outside; Dora is on all four projects. */
async function furnish(tenant: TenantBuilder, ids: Record<string, string>) {
	const { bela, cora, dora, ines, jana } = ids as Record<Name, string>;
	await insertTarget(tenant, jana);
	const project = async (name: string, task: string | null, ...userIds: string[]) => {
		const nodes = task === null ? [] : [task];
		return (await tenant.project({ name, nodes, userIds })).nodeIds[0];
	};
	await project("Einführung ePA", "Schulung", bela, cora, dora);
	await project("Qualitätszirkel", null, bela, cora, dora);
	const nodes = {
		renovation: await project("Umbau Station 3", "Koordination", cora, dora, ines),
		audit: await project("Zertifizierung", "Audit", dora),
	};
	return { nodes, activities: await insertActivities(tenant, ids as Record<Name, string>) };
}

async function insertActivities(tenant: TenantBuilder, ids: Record<Name, string>) {
	const smoke = await tenant.activity({ name: "Raucherpause", classType: "BREAK" });
	const training = await tenant.activity({
		name: "Schulung",
		classType: "ACTION",
		approval: { required: true },
	});
	const outside = await tenant.activity({
		name: "Außendienst",
		classType: "WORKTIME",
		bookingRequiresGps: true,
	});
	const override = (user_id: string, activity_id: string, class_type: string, rest: object) =>
		tenant.tx
			.insertInto("activity_override")
			.values({ tenant_id: tenant.tenantId, user_id, activity_id, class_type, ...rest })
			.execute();
	const denied = { is_allowed: false };
	for (const id of Object.values(ids)) {
		if (id !== ids.bela) await override(id, smoke, "BREAK", denied);
		if (id !== ids.emil) await override(id, training, "ACTION", denied);
		await override(id, outside, "WORKTIME", id === ids.finn ? { is_default: true } : denied);
	}
	await override(ids.emil, tenant.created.activities.work, "WORKTIME", denied);
	return { smoke, training };
}

/** 7:42 hours on the day. */
async function insertTarget({ tx, tenantId, created }: TenantBuilder, userId: string) {
	await tx
		.insertInto("day_result")
		.values({
			tenant_id: tenantId,
			user_id: userId,
			day: "2026-11-21",
			unit_id: created.siteUnitId,
			site_id: created.siteId,
			target_min: 462,
			worked_min: 0,
			pause_min: 0,
			auto_pause_min: 0,
			holiday_credit_min: 0,
			absence_credit_min: 0,
			extra_min: 0,
			balance_min: -462,
			overtime_min: 0,
			pending_min: 0,
			input_hash: Buffer.alloc(0),
		})
		.execute();
}
