import { expect, test } from "vitest";
import { type Company, permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
const password = "Geheim-2026!";

/** Leo deals with people of his unit; Petra works there and pays everybody's wages, Paul will from December on. */
async function strong(tenant: TenantBuilder, ids: Record<string, string>): Promise<void> {
	await permit(tenant, ids.Leo, ["users.manage"], "FULL");
	await permit(tenant, ids.Petra, ["payroll.manage"], "FULL", "GLOBAL");
	await permit(tenant, ids.Paul, ["timetrackings.manage"], "FULL", "GLOBAL");
	await tenant.tx
		.updateTable("user_permission")
		.set({ valid_from: "2026-12-01" })
		.where("tenant_id", "=", tenant.tenantId)
		.where("user_id", "=", ids.Paul as string)
		.execute();
}

const people = {
	Petra: { unit: "Nord", username: "petra", mail: "petra@example.com" },
	Paul: { unit: "Nord 1", username: "paul", mail: "paul@example.com" },
	Lea: { roles: ["Abteilungsleitung"], unit: "Nord 1", username: "lea" },
};

const codeOf = (reply: { status: number; readonly refusal: { code: string } }) =>
	reply.status === 200 ? "done" : reply.refusal.code;

function waysIn(company: Company, by: string, whom: string) {
	const userId = company.ids[whom] as string;
	const actor = company.as(by);
	return {
		changePassword: () =>
			actor.call(contract.changeUserPassword, { userId, newPassword: password }),
		rename: () => actor.call(contract.setManualLogin, { userId, username: "neu" }),
		link: () =>
			actor.call(contract.setLoginActivation, {
				userId,
				provider: "ENTRAID",
				isEnabled: true,
				externalSubject: "leos-account",
			}),
		changeMail: () =>
			actor.call(contract.updateUser, {
				userId,
				firstName: whom,
				lastName: "Muster",
				mail: "leo@example.com",
				version: 1,
			}),
	};
}

test.each(["Petra", "Paul"])(
	"nobody opens a way in as %s, who may do what one may not, today or one day",
	async (whom) => {
		const company = await testCompany(server(), people, strong);
		for (const way of Object.values(waysIn(company, "Leo", whom))) {
			const { status, refusal } = await way();
			expect([status, refusal.code]).toEqual([403, "HIGHER_RIGHTS"]);
		}
		const { answer } = await company
			.as("Alma")
			.call(contract.listUserLogins, { userId: company.ids[whom] as string });
		expect(answer.items.map(({ provider }) => provider)).toEqual(["MANUAL"]);
	},
);

test("as high but not as far is not enough; as high and as far is", async () => {
	const company = await testCompany(server(), people, strong);
	const lea = waysIn(company, "Leo", "Lea");
	expect(codeOf(await lea.changePassword())).toBe("done");
	// Lea leads a part of what Leo leads; Leo's own rights reach further than hers
	await company.as("Alma").call(contract.setUserUnit, {
		userId: company.ids.Leo as string,
		unitId: company.units["Nord 2"] as string,
		version: 1,
	});
	const after = await lea.changePassword();
	expect([after.status, codeOf(after)]).toEqual([404, "NOT_FOUND"]);
	expect(codeOf(await waysIn(company, "Alma", "Petra").changePassword())).toBe("done");
});

test("who may do more is still invited, renamed and archived by those who deal with people", async () => {
	const company = await testCompany(server(), people, strong);
	const userId = company.ids.Petra as string;
	const leo = company.as("Leo");
	expect(codeOf(await leo.call(contract.resendInvitation, { userId }))).toBe("done");
	const renamed = await leo.call(contract.updateUser, {
		userId,
		firstName: "Petra",
		lastName: "Meister",
		mail: "petra@example.com",
		version: 1,
	});
	expect(renamed.answer).toEqual({ version: 2 });
	const archived = await leo.call(contract.updateUserState, {
		userId,
		isEnabled: false,
		version: 2,
	});
	expect(codeOf(archived)).toBe("done");
});
