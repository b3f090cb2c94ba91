import { plainKind } from "#domain/absences/kind-fault.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

type Values = GivenOf<typeof contract.createActivity>;

const plain: Values = {
	name: "Rufbereitschaft",
	code: "RB",
	color: "#0a7",
	classType: "SHIFT_STANDBY",
	isDefault: false,
	bookingRequiresGps: false,
	reasonRequired: false,
	creditsTime: true,
	countsAsWorkingTime: false,
	exclusive: true,
	visibility: "LIMITED",
	...plainKind,
	approval: { required: true, stages: 1, selfApproval: false, substitute: "OPTIONAL" },
};

function buildCompany({ ownerUrl }: TestServer) {
	return buildTenant(ownerUrl, async (tenant) => {
		const { id } = await tenant.person({
			firstName: "Nora",
			lastName: "Petersen",
			roles: ["Administrator"],
		});
		return { userId: id, cookie: (await insertSession(tenant, id)).cookie };
	});
}

/** A company with somebody who may do everything, beginning with the activities every company has. */
export async function openOffice(server: TestServer) {
	const built = await buildCompany(server);
	const browser = server.browser();
	browser.cookies.set(sessionCookie, built.cookie);
	const create = (more: Partial<Values> = {}) =>
		browser.call(contract.createActivity, { ...plain, ...more });
	/** Changes an activity upon whatever version it has now. */
	const change = async (id: string, more: Partial<Values>) => {
		const { answer } = await browser.call(contract.getActivity, { id });
		const { isEnabled: _, ...values } = answer;
		return browser.call(contract.updateActivity, { ...values, ...more });
	};
	const setEnabled = async (id: string, isEnabled: boolean) => {
		const { answer } = await browser.call(contract.getActivity, { id });
		const { version } = answer;
		return browser.call(contract.updateActivityState, { id, version, isEnabled });
	};
	const named = async (name: string) => {
		const { answer } = await browser.call(contract.listActivities, { search: name });
		const found = answer.items.find((one) => one.name === name);
		if (found === undefined) throw new Error(`There is no ${name}.`);
		return found;
	};
	const book = (id: string) => insertEntry(server, id, built.userId);
	return { ...built, browser, create, change, setEnabled, named, book };
}

/** Something is booked on the activity. */
function insertEntry(server: TestServer, id: string, userId: string) {
	return withClient(server.adminUrl, (client) =>
		client.query(
			`insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type, state, source)
				select tenant_id, gen_random_uuid(), $2, '2026-11-20', '2026-11-20T08:00Z', '2026-11-20T12:00Z', '2026-11-20T12:00Z',
					'Europe/Berlin', id, class_type, 'APPROVED', 'MANUAL' from activity where id = $1`,
			[id, userId],
		),
	);
}
